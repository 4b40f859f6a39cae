import { PASSWORD_MIN } from "@sabiprep/contract";
import { clsx } from "clsx";
import { Check, Circle } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { t } from "../lib/i18n.ts";
import { PasswordField } from "../ui/password-field.tsx";

interface NewPasswordFieldProps {
  name: string;
  label: string;
  /** For two fields that share one toggle. */
  visible?: boolean;
}

/** A new password. Its requirements are shown under it and ticked off during typing. */
export function NewPasswordField({ name, label, visible }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState("");
  const box = useRef<HTMLDivElement>(null);

  // Text typed before the page's script was loaded also counts.
  useEffect(() => setTyped(box.current?.querySelector("input")?.value ?? ""), []);

  return (
    <div ref={box}>
      <PasswordField
        name={name}
        label={label}
        visible={visible}
        autoComplete="new-password"
        onInput={(event) => setTyped(event.currentTarget.value)}
        hint={
          <ul className="grid gap-1 pt-1">
            <Rule met={typed.length >= PASSWORD_MIN}>{t("8 characters or more")}</Rule>
            <Rule met={/[A-Z]/.test(typed) && /[a-z]/.test(typed)}>{t("One uppercase and one lowercase letter")}</Rule>
            <Rule met={/\d/.test(typed)}>{t("One number")}</Rule>
          </ul>
        }
      />
    </div>
  );
}

function Rule({ met, children }: { met: boolean; children: string }) {
  const Icon = met ? Check : Circle;
  return (
    <li className={clsx("flex items-center gap-2", met && "font-bold text-brand-ink")}>
      <Icon className="icon" aria-hidden="true" />
      {children}
      {met && <span className="sr-only">{t("(done)")}</span>}
    </li>
  );
}
