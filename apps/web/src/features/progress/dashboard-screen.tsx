import { profile, type User, unverifiedMessage } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { PendingDeletion } from "../../pieces/pending-deletion.tsx";
import { Await } from "../../ui/await.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { latePart } from "../../ui/late-part.tsx";

const ContinueTest = latePart(async () => (await import("../../pieces/continue-test.tsx")).ContinueTest);

const VERIFY_AFTER_MS = 2000;

export function DashboardScreen() {
  usePageTitle(t("Dashboard"));
  const me = useQuery(read(profile.read));
  return <Await query={me}>{(user) => <Home user={user} />}</Await>;
}

function Home({ user }: { user: User }) {
  return (
    <div className="stack gap-6">
      {!user.is_verified && <NotVerified />}
      {user.is_verified && user.delete_at && <PendingDeletion deleteAt={user.delete_at} />}
      <h1>{t("Welcome, {name}", { name: user.first_name })}</h1>
      <ContinueTest />
      <section className="card">
        <EmptyState
          title={t("Your path starts with one test")}
          action={
            <Link className={buttonClass({ large: true })} to={paths.practiceTests}>
              {t("Go to practice tests")}
            </Link>
          }
        >
          {t("Pick an exam and a subject. Every answer is explained.")}
        </EmptyState>
      </section>
    </div>
  );
}

function NotVerified() {
  const [going, setGoing] = useState(false);
  const navigate = useNavigate();

  function go() {
    setGoing(true);
    setTimeout(() => navigate(paths.verifyEmail), VERIFY_AFTER_MS);
  }

  return (
    <Banner
      tone="bad"
      icon={CircleAlert}
      role="alert"
      action={
        <Button tone="danger" disabled={going} onClick={go}>
          {t("Verify now")}
        </Button>
      }
    >
      {unverifiedMessage(config.site_name)}
    </Banner>
  );
}
