import { profile, type User } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { PendingDeletion } from "../../pieces/pending-deletion.tsx";
import { Await } from "../../ui/await.tsx";
import { AccountSettings } from "./account-settings.tsx";
import { AvatarCard } from "./avatar-card.tsx";
import { PersonalInformation } from "./personal-information.tsx";
import { SessionsCard } from "./sessions-card.tsx";

export function ProfileScreen() {
  usePageTitle(t("Profile"));
  const me = useQuery(read(profile.read));
  return (
    <div className="stack gap-6">
      <h1>{t("Profile")}</h1>
      <Await query={me}>{(user) => <Profile user={user} />}</Await>
    </div>
  );
}

function Profile({ user }: { user: User }) {
  return (
    <>
      {user.delete_at && <PendingDeletion deleteAt={user.delete_at} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="stack gap-6">
          <AvatarCard user={user} />
          <PersonalInformation user={user} />
          <SessionsCard />
        </div>
        <div className="stack gap-6">
          <NotYet title={t("Quick Stats")}>
            {t("Tests taken, average score and study time stand here after your first test.")}
          </NotYet>
          <NotYet title={t("Recent Achievements")}>
            {t("None yet. The first one comes with your first finished test.")}
          </NotYet>
          <AccountSettings user={user} />
        </div>
      </div>
    </>
  );
}

/** Figures come with the first test; until then the place says so. */
function NotYet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card stack gap-2">
      <h2>{title}</h2>
      <p className="text-muted">{children}</p>
      <p>
        <Link to={paths.practiceTests}>{t("Go to practice tests")}</Link>
      </p>
    </section>
  );
}
