// Short messages about completed actions, above the bottom bar for six seconds, or longer while the pointer is on them.
// An error is never shown only here.
import { clsx } from "clsx";
import { Check, CircleAlert, X } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { t } from "../lib/i18n.ts";

interface Notice {
  title: string;
  description?: string;
  destructive?: boolean;
}
interface ShownNotice extends Notice {
  id: number;
}

const SHOWN_MS = 6000;
const MAX_AT_ONCE = 3;

let shown: readonly ShownNotice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly ShownNotice[]) {
  shown = next;
  for (const listener of listeners) listener();
}

export function toast(notice: Notice) {
  lastId += 1;
  show([...shown, { ...notice, id: lastId }].slice(-MAX_AT_ONCE));
}

const dismiss = (id: number) => show(shown.filter((notice) => notice.id !== id));

/** For a screen that no earlier message may cover. */
export const dismissAll = () => show([]);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const nothing: readonly ShownNotice[] = [];

/** Rendered once in the app. A popover, so that messages also show above open dialogs. */
export function Toaster() {
  const notices = useSyncExternalStore(
    subscribe,
    () => shown,
    () => nothing,
  );
  const list = useRef<HTMLElement>(null);
  const any = notices.length > 0;

  useEffect(() => {
    if (any) list.current?.showPopover?.();
    else list.current?.hidePopover?.();
  }, [any]);

  return (
    <section ref={list} className={clsx("toasts", !any && "hidden")} popover="manual" aria-label={t("Messages")}>
      {notices.map((notice) => (
        <ToastCard key={notice.id} notice={notice} />
      ))}
    </section>
  );
}

function ToastCard({ notice }: { notice: ShownNotice }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hold = () => clearTimeout(timer.current);
  const release = () => {
    hold();
    timer.current = setTimeout(() => dismiss(notice.id), SHOWN_MS);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts once, when the notice appears.
  useEffect(() => {
    release();
    return hold;
  }, []);

  const Icon = notice.destructive ? CircleAlert : Check;
  return (
    <div
      className={clsx("toast", notice.destructive && "toast-bad")}
      role={notice.destructive ? "alert" : "status"}
      onPointerEnter={hold}
      onPointerLeave={release}
    >
      <Icon className="icon mt-0.5" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <b className="block">{notice.title}</b>
        {notice.description}
      </div>
      <button
        type="button"
        className="-m-3 grid size-12 place-items-center"
        aria-label={t("Dismiss")}
        onClick={() => dismiss(notice.id)}
      >
        <X className="icon" aria-hidden="true" />
      </button>
    </div>
  );
}
