import type { User } from "@sabiprep/contract";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { calendarDay } from "../../lib/when.ts";
import { Button } from "../../ui/button.tsx";
import { useProfileChoices } from "./profile-choices.ts";
import { ProfileForm } from "./profile-form.tsx";

export function PersonalInformation({ user }: { user: User }) {
  const [editing, setEditing] = useState(false);
  const choices = useProfileChoices(user);
  return (
    <section className="card stack gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>{t("Personal Information")}</h2>
        {!editing && (
          <Button tone="line" onClick={() => setEditing(true)}>
            {t("Edit")}
          </Button>
        )}
      </div>
      {editing ? (
        <ProfileForm user={user} choices={choices} onDone={() => setEditing(false)} />
      ) : (
        <dl className="grid gap-5 sm:grid-cols-2">
          <Fact name={t("First name")} value={user.first_name} />
          <Fact name={t("Last name")} value={user.last_name} />
          <Fact name={t("Email")} value={user.email} />
          <Fact name={t("Phone number")} value={user.phone} />
          <Fact name={t("Location")} value={user.location} />
          <Fact name={t("School")} value={user.school} />
          <Fact name={t("Class")} value={choices.className} />
          <Fact name={t("Exam year")} value={user.exam_year} />
          <Fact name={t("Target exam")} value={choices.targetExam} />
          <Fact name={t("Exam date")} value={user.exam_date && calendarDay(user.exam_date)} />
        </dl>
      )}
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string | null }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className={value ? "font-semibold" : "text-muted"}>{value || t("Not given")}</dd>
    </div>
  );
}
