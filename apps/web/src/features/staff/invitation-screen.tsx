import { staff } from "@sabiprep/contract";
import { Check, CircleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { call, send } from "../../lib/api.ts";
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
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { StaffAuthPage } from "./staff-auth-page.tsx";

/** A new staff member accepts the invitation: they choose a password and, if required, set up two-step sign-in. */
export function InvitationScreen() {
  const { token = "" } = useParams();
  const [search] = useSearchParams();
  const [welcome, setWelcome] = useState<string | null>(null);
  const link = { token, hash: search.get("hash") ?? "", ref: search.get("ref") ?? "" };
  /** Null until we know. If we cannot ask, the form shows, and accepting gives the reason. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const { hash, ref } = link;
  useEffect(() => {
    call(staff.invitation, { token, hash, ref }).then(
      ({ is_open }) => setOpen(is_open),
      () => setOpen(true),
    );
  }, [token, hash, ref]);
  const form = useForm({
    schema: staff.acceptInvitation.body!,
    submit: async (chosen) => {
      const { message, data } = await send(staff.acceptInvitation, { ...link, ...chosen });
      if (!data) return setWelcome(message);
      keepDevice("staff", data.device_token);
      leaveTo(paths.adminSecondStep);
      keepToken("staff", data.token);
    },
    onFailure: (description) =>
      toast({ title: t("We could not accept the invitation"), description, destructive: true }),
  });
  const isClosed = isOpen === false;
  return (
    <StaffAuthPage
      title={t("Welcome to the team")}
      subtitle={
        isClosed || welcome
          ? undefined
          : t("Choose a password to finish setting up your {site} staff account.", { site: config.site_name })
      }
    >
      {welcome || isClosed ? (
        <>
          <Banner tone={welcome ? "ok" : "mid"} icon={welcome ? Check : CircleAlert} role="status">
            {welcome ??
              t(
                "This invitation has been used, withdrawn or replaced, or it is older than 72 hours. If you have joined, sign in. If not, ask an owner to send it again.",
              )}
          </Banner>
          <ButtonLink large wide href={paths.adminLogin}>
            {t("Sign in")}
          </ButtonLink>
        </>
      ) : isOpen === null ? (
        <Skeleton />
      ) : (
        <Form form={form}>
          <NewPasswordField name="new_password" label={t("Password")} />
          <SubmitButton busy={t("Saving...")}>{t("Accept the invitation")}</SubmitButton>
        </Form>
      )}
    </StaffAuthPage>
  );
}
