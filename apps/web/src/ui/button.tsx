import { clsx } from "clsx";
import type { ComponentProps } from "react";

export interface ButtonLook {
  /** One solid button per view. "sun" only on deep green or for an upgrade. */
  tone?: "solid" | "plain" | "line" | "sun" | "danger" | "ghost" | "quiet";
  large?: boolean;
  wide?: boolean;
  /** Contains only an icon. The button then needs an aria-label. */
  icon?: boolean;
}

/** For elements that only look like a button, such as a router link. */
export const buttonClass = ({ tone = "solid", large, wide, icon }: ButtonLook = {}, more?: string): string =>
  clsx("btn", tone !== "solid" && `btn-${tone}`, large && "btn-lg", wide && "btn-wide", icon && "btn-icon", more);

type ButtonProps = ButtonLook & ComponentProps<"button">;

export function Button({ tone, large, wide, icon, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ tone, large, wide, icon }, className)} {...rest} />;
}

type ButtonLinkProps = ButtonLook & ComponentProps<"a"> & { href: string };

/** A link to another page that looks like a button. */
export function ButtonLink({ tone, large, wide, icon, className, ...rest }: ButtonLinkProps) {
  return <a className={buttonClass({ tone, large, wide, icon }, className)} {...rest} />;
}
