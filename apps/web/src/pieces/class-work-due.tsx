import { setWork } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { GraduationCap } from "lucide-react";
import { Link } from "react-router";
import { t } from "../lib/i18n.ts";
import { paths } from "../lib/paths.ts";
import { read } from "../lib/query.ts";
import { dueOf } from "../lib/when.ts";
import { Banner } from "../ui/banner.tsx";
import { buttonClass } from "../ui/button.tsx";

/** The next work that a teacher set. Without any, nothing is shown. Started work is among the tests to continue. */
export function ClassWorkDue() {
  const toDo = (useQuery(read(setWork.mine)).data ?? []).filter(({ state }) => state === "to_do");
  const next = toDo[0];
  if (!next) return null;
  const isLate = Date.parse(next.closes_at) < Date.now();
  return (
    <Banner
      icon={GraduationCap}
      action={
        <Link className={buttonClass()} to={paths.classWork}>
          {t("Go to class work")}
        </Link>
      }
    >
      <b className="block">{next.title}</b>
      {isLate
        ? t("Set by your teacher. It was due {day}.", { day: dueOf(next.closes_at) })
        : t("Set by your teacher, due {day}.", { day: dueOf(next.closes_at) })}
      {toDo.length > 1 && ` ${t("{n} more to do.", { n: toDo.length - 1 })}`}
    </Banner>
  );
}
