import { config } from "../lib/config.ts";

/** The configured logo. Its name is shown beside it, so the picture is hidden from screen readers. */
export function Logo({ size = 36 }: { size?: number }) {
  return <img src={config.site_logo} width={size} height={size} alt="" />;
}

/** Logo and site name, as a link. */
export function Brand({ href }: { href: string }) {
  return (
    <a className="brand" href={href}>
      <Logo />
      <span>{config.site_name}</span>
    </a>
  );
}
