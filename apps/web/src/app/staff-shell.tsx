import { schools } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { LogOut, User } from "lucide-react";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { t } from "../lib/i18n.ts";
import { paths } from "../lib/paths.ts";
import { read } from "../lib/query.ts";
import { useMay } from "../lib/staff-role.ts";
import { signOutStaff } from "../pieces/staff-sign-out.ts";
import { StepUp } from "../pieces/step-up.tsx";
import { Chip } from "../ui/chip.tsx";
import { ThemeToggle } from "../ui/theme-toggle.tsx";
import { BrandLink } from "./brand-link.tsx";
import { Menu } from "./menu.tsx";
import { NavList } from "./nav-list.tsx";
import { QueryRoot } from "./query-root.tsx";
import { SkipLink } from "./skip-link.tsx";
import { staffItems } from "./staff-navigation.ts";
import "../styles/staff-rail.css";

/** The deep green rail, so that staff always know they are on the staff side. */
export function StaffShell({ children }: { children: ReactNode }) {
  return (
    <QueryRoot>
      <SkipLink />
      <div className="shell shell-sided">
        <header className="topbar">
          <BrandLink to={paths.admin} />
          <div className="flex items-center gap-1">
            <Chip>{t("Staff")}</Chip>
            <ThemeToggle />
            <Menu>
              <StaffList />
              <MyAccount />
              <Logout />
            </Menu>
          </div>
        </header>
        <header className="sidebar staff-rail deep">
          <div className="sidebar-inner">
            <BrandLink to={paths.admin} />
            <nav aria-label={t("Staff")} className="stack gap-1">
              <StaffList />
            </nav>
            <div className="stack mt-auto gap-1">
              <MyAccount />
              <ThemeToggle className="nav-item" words />
              <Logout />
            </div>
          </div>
        </header>
        <main id="main" className="shell-main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <StepUp />
    </QueryRoot>
  );
}

function StaffList() {
  const mine = useQuery(read(schools.mine));
  return <NavList items={staffItems(useMay(), (mine.data?.length ?? 0) > 0)} />;
}

function MyAccount() {
  return (
    <NavLink to={paths.adminAccount} className="nav-item">
      <User className="icon" aria-hidden="true" />
      {t("My account")}
    </NavLink>
  );
}

function Logout() {
  return (
    <button type="button" className="nav-item" onClick={signOutStaff}>
      <LogOut className="icon" aria-hidden="true" />
      {t("Logout")}
    </button>
  );
}
