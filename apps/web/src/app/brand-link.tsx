import { Link } from "react-router";
import { config } from "../lib/config.ts";
import { Logo } from "../ui/brand.tsx";

export function BrandLink({ to }: { to: string }) {
  return (
    <Link className="brand" to={to}>
      <Logo />
      {config.site_name}
    </Link>
  );
}
