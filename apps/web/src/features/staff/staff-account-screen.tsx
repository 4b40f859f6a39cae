import { staff } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { read } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Chip } from "../../ui/chip.tsx";
import { SecondStep } from "./second-step.tsx";
import { StaffName } from "./staff-name.tsx";
import { StaffPasskeys } from "./staff-passkeys.tsx";
import { StaffPassword } from "./staff-password.tsx";
import { StaffSessions } from "./staff-sessions.tsx";

const roleNames = () => ({
  owner: t("Owner"),
  editor: t("Editor"),
  reviewer: t("Reviewer"),
  support: t("Support"),
  finance: t("Finance"),
  school: t("School"),
});

export function StaffAccountScreen() {
  usePageTitle(t("My account"));
  const me = useQuery(read(staff.profile));
  return (
    <div className="stack max-w-[760px] gap-6">
      <h1>{t("My account")}</h1>
      <Await query={me}>
        {(me) => (
          <>
            <section className="card row justify-between">
              <div className="min-w-0">
                <b className="block text-lg">{me.name}</b>
                <span className="text-muted">{me.email}</span>
              </div>
              <div className="row">
                <Chip tone="info">{roleNames()[me.role]}</Chip>
                <StaffName name={me.name} />
              </div>
            </section>
            <StaffPassword />
            <SecondStep isOn={me.has_totp} />
            <StaffPasskeys hasSecondStep={me.has_totp} />
            <StaffSessions />
          </>
        )}
      </Await>
    </div>
  );
}
