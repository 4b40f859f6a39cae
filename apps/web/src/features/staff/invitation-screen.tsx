import { staff } from "@sabiprep/contract";
import { Check } from "lucide-react";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { send } from "../../lib/api.ts";
import { config } from "../../lib/config.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { keepDevice } from "../../lib/known-device.ts";
import { paths } from "../../lib/paths.ts";
import { keepToken, leaveTo } from "../../lib/session.ts";
import { NewPasswordField } from "../../pieces/new-password-field.tsx";
import { Banner } from "../../ui/banner.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { toast } from "../../ui/toast.tsx";
import { StaffAuthPage } from "./staff-auth-page.tsx";

/** A new staff member accepts the invitation: they choose a password and, if required, set up two-step sign-in. */
export function InvitationScreen() {
  const { token = "" } = useParams();
  const [search] = useSearchParams();
  const [welcome, setWelcome] = useState<string | null>(null);
  const form = useForm({
    schema: staff.acceptInvitation.body!,
    submit: async (chosen) => {
      const link = { token, hash: search.get("hash") ?? "", ref: search.get("ref") ?? "" };
      const { message, data } = await send(staff.acceptInvitation, { ...link, ...chosen });
      if (!data) return setWelcome(message);
      keepDevice("staff", data.device_token);
      leaveTo(paths.adminSecondStep);
      keepToken("staff", data.token);
    },
    onFailure: (description) =>
      toast({ title: t("We could not accept the invitation"), description, destructive: true }),
  });
  return (
    <StaffAuthPage
      title={t("Welcome to the team")}
      subtitle={t("Choose a password to finish setting up your {site} staff account.", { site: config.site_name })}
    >
      {welcome ? (
        <>
          <Banner tone="ok" icon={Check} role="status">
            {welcome}
          </Banner>
          <ButtonLink large wide href={paths.adminLogin}>
            {t("Sign in")}
          </ButtonLink>
        </>
      ) : (
        <Form form={form}>
          <NewPasswordField name="new_password" label={t("Password")} />
          <SubmitButton busy={t("Saving...")}>{t("Accept the invitation")}</SubmitButton>
        </Form>
      )}
    </StaffAuthPage>
  );
}
