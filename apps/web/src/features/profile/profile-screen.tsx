import { profile, type User } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { read } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import { AccountSettings } from "./account-settings.tsx";
import { AvatarCard } from "./avatar-card.tsx";
import { DailyGoalCard } from "./daily-goal-card.tsx";
import { MeCard } from "./me-card.tsx";
import { MyExamsCard } from "./my-exams-card.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { PersonalInformation } from "./personal-information.tsx";
import { QuickStats, RecentAchievements } from "./quick-stats.tsx";
import { SessionsCard } from "./sessions-card.tsx";

const PendingDeletion = lazyWithRetry(async () => (await import("../../pieces/pending-deletion.tsx")).PendingDeletion);

export function ProfileScreen() {
  usePageTitle(t("Profile"));
  const me = useQuery(read(profile.read));
  return (
    <div className="stack gap-6">
      <div>
        <h1>{t("Profile")}</h1>
        <p className="text-muted">{t("Your details, your exams and your account security.")}</p>
      </div>
      <Await query={me}>
        {(user) =>
          // The device stores only the first name of a profile, so nothing can be changed without a network.
          user.email !== "" ? (
            <Profile user={user} />
          ) : (
            <p className="card">{t("We can show your details when you are online.")}</p>
          )
        }
      </Await>
    </div>
  );
}

function Profile({ user }: { user: User }) {
  return (
    <>
      {user.delete_at && <PendingDeletion deleteAt={user.delete_at} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="stack gap-6">
          <MeCard />
          <AvatarCard user={user} />
          <PersonalInformation user={user} />
          <MyExamsCard />
          <DailyGoalCard />
          <PasskeysCard hasPassword={user.has_password} />
          <SessionsCard hasPassword={user.has_password} />
        </div>
        <div className="stack gap-6">
          <QuickStats />
          <div data-game="">
            <RecentAchievements />
          </div>
          <AccountSettings user={user} />
        </div>
      </div>
    </>
  );
}
