import { ArrowLeft, LogOut, Settings } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { NotificationBell } from "../features/notifications/notification-bell.tsx";
import { notificationsOpen, onNotificationsChange } from "../features/notifications/notifications-open.ts";
import { SettingsSync } from "../features/settings/settings-sync.tsx";
import { useIsFullScreen } from "../lib/full-screen.ts";
import { t } from "../lib/i18n.ts";
import { paths } from "../lib/paths.ts";
import { BottomBar } from "../pieces/bottom-bar.tsx";
import { NoNetworkNote } from "../pieces/no-network-note.tsx";
import { buttonClass } from "../ui/button.tsx";
import { lazyWhenIdle, lazyWithRetry, MountOnce } from "../ui/lazy-with-retry.tsx";
import { ThemeToggle } from "../ui/theme-toggle.tsx";
import { BrandLink } from "./brand-link.tsx";
import { Menu } from "./menu.tsx";
import { NavList } from "./nav-list.tsx";
import { candidateItems, withoutSidebar } from "./navigation.ts";
import { ProfileGate } from "./profile-gate.tsx";
import { QueryRoot } from "./query-root.tsx";
import { signOutCandidate } from "./sign-out.ts";
import { SkipLink } from "./skip-link.tsx";

/** None of these is needed to read the screen, so they are loaded after it. */
const NotificationsDialog = lazyWithRetry(
  async () => (await import("../features/notifications/notifications-dialog.tsx")).NotificationsDialog,
);

const search = () => import("../features/search/search.tsx");
const SearchButton = lazyWhenIdle(async () => (await search()).SearchButton);
const SearchHost = lazyWhenIdle(async () => (await search()).SearchHost);

export function CandidateShell({ children }: { children: ReactNode }) {
  return (
    <QueryRoot>
      <ProfileGate>
        <Frame>{children}</Frame>
        <SettingsSync />
      </ProfileGate>
    </QueryRoot>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  if (useIsFullScreen()) return children;
  const sided = !withoutSidebar.includes(pathname);
  return (
    <>
      <SkipLink />
      <div className={sided ? "shell shell-sided" : "shell"}>
        {sided ? <TopBar /> : <WayBack />}
        {sided && <Sidebar />}
        <main id="main" className="shell-main" tabIndex={-1}>
          <NoNetworkNote />
          {children}
        </main>
      </div>
      <BottomBar />
      <Notices />
      <SearchHost />
    </>
  );
}

function Notices() {
  const open = useSyncExternalStore(onNotificationsChange, notificationsOpen, notificationsOpen);
  return (
    <MountOnce wanted={open}>
      <NotificationsDialog />
    </MountOnce>
  );
}

function TopBar() {
  return (
    <header className="topbar">
      <BrandLink to={paths.dashboard} />
      <div className="flex items-center gap-1">
        <Signs />
        <MainMenu />
      </div>
    </header>
  );
}

function MainMenu() {
  return (
    <Menu>
      <NavList items={candidateItems()} />
      <SettingsLink />
      <ThemeToggle className="nav-item" words />
      <Logout />
    </Menu>
  );
}

function WayBack() {
  return (
    <header className="topbar">
      <Link className={buttonClass({ tone: "quiet" }, "-ml-3")} to={paths.dashboard}>
        <ArrowLeft className="icon" aria-hidden="true" />
        {t("Dashboard")}
      </Link>
      <span className="hidden md:block">
        <BrandLink to={paths.dashboard} />
      </span>
      <span className="flex items-center gap-1">
        <Signs />
        <MainMenu />
      </span>
    </header>
  );
}

/** The space for both is reserved, so that nothing moves when they are loaded. */
function Signs() {
  return (
    <>
      <span className="size-12">
        <SearchButton />
      </span>
      <span className="size-12">
        <NotificationBell />
      </span>
    </>
  );
}

function SettingsLink() {
  return (
    <NavLink to={paths.settings} className="nav-item">
      <Settings className="icon" aria-hidden="true" />
      {t("Settings")}
    </NavLink>
  );
}

function Sidebar() {
  return (
    <header className="sidebar">
      <div className="sidebar-inner">
        <BrandLink to={paths.dashboard} />
        <span className="min-h-12">
          <SearchButton words />
        </span>
        <nav aria-label={t("Main")} className="stack gap-1">
          <NavList items={candidateItems()} />
        </nav>
        <div className="stack mt-auto gap-1">
          <span className="min-h-12">
            <NotificationBell words />
          </span>
          <SettingsLink />
          <ThemeToggle className="nav-item" words />
          <Logout />
        </div>
      </div>
    </header>
  );
}

function Logout() {
  return (
    <button type="button" className="nav-item" onClick={signOutCandidate}>
      <LogOut className="icon" aria-hidden="true" />
      {t("Logout")}
    </button>
  );
}
