import { CircleAlert } from "lucide-react";
import { type FormHTMLAttributes, type ReactNode, useEffect, useRef } from "react";
import { FormProvider, type FormState, useFormState } from "../lib/form.ts";
import { sendHeld } from "../lib/held-form.ts";
import { t, translateServerText } from "../lib/i18n.ts";
import { Banner } from "./banner.tsx";
import { Button, type ButtonLook } from "./button.tsx";

type FormProps = Omit<FormHTMLAttributes<HTMLFormElement>, "onSubmit" | "onChange"> & {
  form: FormState;
  /** The title of the error, above the server's own text. */
  failed?: string;
};

/** `method="post"` keeps typed text out of the URL, in case the browser ever submits the form itself. */
export function Form({ form, failed, className = "stack gap-5", children, ...rest }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => sendHeld(element.current), []);
  return (
    <FormProvider value={form}>
      <form
        ref={element}
        method="post"
        noValidate
        className={className}
        onSubmit={form.onSubmit}
        onChange={form.onChange}
        {...rest}
      >
        {form.failure && (
          <Banner tone="bad" icon={CircleAlert} role="alert">
            {failed && <b className="block">{failed}</b>}
            {translateServerText(form.failure)}
          </Banner>
        )}
        {children}
      </form>
    </FormProvider>
  );
}

type SubmitProps = ButtonLook & { busy?: string; disabled?: boolean; children: ReactNode };

/** Disabled while the form is being sent. */
export function SubmitButton({ busy, disabled, children, ...look }: SubmitProps) {
  const form = useFormState();
  return (
    <Button type="submit" large wide {...look} disabled={form?.busy || disabled}>
      {form?.busy ? (busy ?? t("Sending...")) : children}
    </Button>
  );
}
