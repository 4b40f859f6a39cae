import { sittings } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { t } from "../lib/i18n.ts";
import { read } from "../lib/query.ts";

/** Tests left this month. Null without a limit, undefined while it is unknown. */
export const useTestsLeft = (): number | null | undefined => useQuery(read(sittings.allowance)).data?.tests_left;

interface TestCostProps {
  /** It starts something that never uses a test. */
  isFree?: boolean;
  className?: string;
}

/** Shows before the click how many of the month's tests the button uses. Renders nothing for a plan without a limit. */
export function TestCost({ isFree = false, className }: TestCostProps) {
  const left = useTestsLeft();
  if (typeof left !== "number" || (left === 0 && !isFree)) return null;
  return (
    <p className={clsx("num text-sm", className)}>
      {isFree
        ? t("Free. It does not use one of your tests.")
        : t(
            "Your first answer uses {n, plural, one {your last test this month} other {1 of your # remaining tests}}.",
            { n: left },
          )}
    </p>
  );
}
