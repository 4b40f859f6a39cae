import { Link } from "react-router";
import { config } from "../lib/config.ts";
import { isPrerendering } from "../lib/prerendering.ts";
import { Logo } from "../ui/brand.tsx";

/** The logo in public/logo.svg. */
const OWN = "/logo.svg";

export function BrandLink({ to }: { to: string }) {
  return (
    <Link className="brand" to={to}>
      <Sign />
      {config.site_name}
    </Link>
  );
}

/** During prerendering the logo is unknown, and to ask for it would be one more request. Its space is reserved. */
function Sign() {
  if (isPrerendering()) return <span className="size-9" />;
  return config.site_logo === OWN ? <OwnLogo /> : <Logo />;
}

/** Drawn inline, because to load it would be one more request for an opening screen. */
function OwnLogo() {
  return (
    <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
      <rect width="36" height="36" rx="10" fill="#0B6B3A" />
      <path
        d="M7.5 19l6 6.5c4-1.5 2.5-7 6.5-8.5s5.5-1.5 6.5-5"
        fill="none"
        stroke="#fff"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="27" cy="8.5" r="3.2" fill="#FFC72C" />
    </svg>
  );
}
