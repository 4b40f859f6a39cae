import { type InputHTMLAttributes, useState } from "react";
import { useHydrated } from "../lib/hydrated.ts";
import { t } from "../lib/i18n.ts";
import { type FieldFrame, FieldNotes, useField } from "./field.tsx";

type PasswordFieldProps = FieldFrame &
  Omit<InputHTMLAttributes<HTMLInputElement>, "name" | "type"> & {
    /** For two fields that share one toggle. The field then has no toggle of its own. */
    visible?: boolean;
  };

export function PasswordField({ name, label, hint, error, visible, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const ready = useHydrated();
  const field = useField({ name, hint, error });
  const shared = visible !== undefined;
  return (
    <div className="field">
      <label htmlFor={field.id}>{label}</label>
      <div className={shared ? undefined : "input-inside"}>
        <input
          className="input"
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          {...field.control}
          type={(visible ?? shown) ? "text" : "password"}
        />
        {!shared && (
          <button
            type="button"
            disabled={!ready}
            aria-controls={field.id}
            aria-label={shown ? t("Hide password") : t("Show password")}
            onClick={() => setShown(!shown)}
          >
            {shown ? t("Hide") : t("Show")}
          </button>
        )}
      </div>
      <FieldNotes id={field.id} hint={hint} error={field.error} />
    </div>
  );
}
