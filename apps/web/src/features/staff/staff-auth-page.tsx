import type { ComponentProps } from "react";
import { t } from "../../lib/i18n.ts";
import { AuthPage } from "../../pieces/auth-page.tsx";

/** A page about a staff account. Its text is for people who make questions, not for those who answer them. */
export function StaffAuthPage(props: Omit<ComponentProps<typeof AuthPage>, "beside">) {
  return (
    <AuthPage
      {...props}
      beside={{
        label: t("For staff"),
        words: (
          <p className="text-4xl leading-[1.2] font-extrabold">
            {t("Good questions.")}
            <br />
            {t("Correct answers. Fair marks.")}
          </p>
        ),
      }}
    />
  );
}
