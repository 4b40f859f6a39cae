import { CircleAlert } from "lucide-react";
import type { FormHTMLAttributes, ReactNode } from "react";
import { FormProvider, type FormState, useFormState } from "../lib/form.ts";
import { useHydrated } from "../lib/hydrated.ts";
import { t } from "../lib/i18n.ts";
import { Banner } from "./banner.tsx";
import { Button, type ButtonLook } from "./button.tsx";

type FormProps = Omit<FormHTMLAttributes<HTMLFormElement>, "onSubmit" | "onChange"> & { form: FormState };

/** `method="post"` keeps what is typed out of the address should the browser ever send the form by itself. */
export function Form({ form, className = "stack gap-5", children, ...rest }: FormProps) {
  return (
    <FormProvider value={form}>
      <form method="post" noValidate className={className} onSubmit={form.onSubmit} onChange={form.onChange} {...rest}>
        {form.failure && (
          <Banner tone="bad" icon={CircleAlert} role="alert">
            {t(form.failure)}
          </Banner>
        )}
        {children}
      </form>
    </FormProvider>
  );
}

type SubmitProps = ButtonLook & { busy?: string; disabled?: boolean; children: ReactNode };

/** Disabled until the page's script is in, and while the form is being sent. */
export function SubmitButton({ busy, disabled, children, ...look }: SubmitProps) {
  const form = useFormState();
  const ready = useHydrated();
  return (
    <Button
      type="submit"
      large
      wide
      {...look}
      disabled={!ready || form?.busy || disabled}
      data-waiting={ready ? undefined : ""}
    >
      {form?.busy ? (busy ?? t("Sending...")) : children}
    </Button>
  );
}
