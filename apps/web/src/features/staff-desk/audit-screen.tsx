import { type AuditEntry, audit, type DataOf } from "@sabiprep/contract";
import { Download, ShieldCheck, ShieldX } from "lucide-react";
import type { FilterOf } from "../../lib/address-filter.ts";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { useLongList } from "../../lib/long-list.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { useCall } from "../../lib/query.ts";
import { useTypedSearch } from "../../lib/typed-search.ts";
import { momentOf } from "../../lib/when.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Await } from "../../ui/await.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";
import { Deed } from "./deed.tsx";
import { saveFrom } from "./save-from.ts";
import { initials } from "./staff-words.ts";
import "../../styles/staff-desk.css";

const { before: _, ...narrowing } = audit.list.query!.def.shape;
type Filter = FilterOf<typeof narrowing>;

export function AuditScreen() {
  usePageTitle(t("Audit log"));
  const { list, filter, change, more } = useLongList(audit.list, narrowing, "before");
  const verify = useCall(audit.verify);
  const take = async () => {
    try {
      const file = await call(audit.export, filter);
      saveFrom(file.url, file.name);
    } catch (problem) {
      toast({
        title: t("We could not create the file"),
        description: problem instanceof Error ? problem.message : "",
        destructive: true,
      });
    }
  };
  const set = (name: "verb" | "from" | "to") => (text: string) => change({ [name]: text || undefined }, true);
  return (
    <div className="stack gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="stack gap-1">
          <h1>{t("Audit log")}</h1>
          <p className="text-muted">
            {t("Who did what, and when. Entries are chained so that changes can be detected.")}
          </p>
        </div>
        <div className="row gap-2">
          {!verify.data && (
            <Button tone="plain" disabled={verify.isPending} onClick={() => verify.mutate({})}>
              <ShieldCheck className="icon" aria-hidden="true" />
              {verify.isPending ? t("Checking...") : t("Check the log")}
            </Button>
          )}
          <Button tone="line" onClick={take}>
            <Download className="icon" aria-hidden="true" />
            {t("Export CSV")}
          </Button>
        </div>
      </div>
      {verify.data && <Checked outcome={verify.data} />}
      <div className="desk-filters">
        <Typed
          name="verb"
          label={t("Action starts with")}
          placeholder="user."
          said={filter.verb ?? ""}
          onSaid={set("verb")}
        />
        <Typed name="from" label={t("From")} type="date" said={filter.from ?? ""} onSaid={set("from")} />
        <Typed name="to" label={t("To")} type="date" said={filter.to ?? ""} onSaid={set("to")} />
      </div>
      {(filter.actor || filter.subject) && (
        <Button
          tone="plain"
          className="justify-self-start"
          onClick={() => change({ actor: undefined, subject: undefined })}
        >
          {t("Clear filters")}
        </Button>
      )}
      <Await query={list}>
        {({ pages }) => {
          const entries = pages.flatMap(({ items }) => items);
          if (entries.length === 0) return <EmptyState title={t("No entries")} />;
          return (
            <div className="stack">
              <ol className="card desk-list">
                {entries.map((entry) => (
                  <Entry key={entry.seq} entry={entry} onOnly={change} />
                ))}
              </ol>
              {more && (
                <Button tone="line" disabled={list.isFetchingNextPage} onClick={more}>
                  {t("Show more")}
                </Button>
              )}
            </div>
          );
        }}
      </Await>
    </div>
  );
}

interface TypedProps {
  name: string;
  label: string;
  type?: "date";
  placeholder?: string;
  said: string;
  onSaid: (text: string) => void;
}

/** Half a word or half a date is not searched. */
function Typed({ said, onSaid, ...field }: TypedProps) {
  const { typed, setTyped } = useTypedSearch(said, onSaid);
  return <TextField {...field} value={typed} onChange={(event) => setTyped(event.target.value)} />;
}

function Checked({ outcome: { broken, entries } }: { outcome: DataOf<typeof audit.verify> }) {
  return broken ? (
    <Banner tone="bad" icon={ShieldX} role="alert">
      {t("Entry {seq} failed the check: {problem}.", { seq: broken.seq, problem: broken.problem })}
    </Banner>
  ) : (
    <Banner tone="ok" icon={ShieldCheck} role="status">
      {t("All {n} entries passed the check.", { n: entries })}
    </Banner>
  );
}

function Entry({ entry, onOnly }: { entry: AuditEntry; onOnly: (only: Filter) => void }) {
  const who = entry.actor?.name ?? (entry.actor ? t("A student") : t("The system"));
  const hasMore = Boolean(entry.before || (entry.after && Object.keys(entry.after).length > 0));
  return (
    <li className="items-start!">
      <span className="desk-avatar" aria-hidden="true">
        {initials(who)}
      </span>
      <div className="min-w-0 flex-1">
        {entry.verb ? (
          <>
            <b>{who}</b> <Deed verb={entry.verb} subject={entry.subject} />
            {entry.about && entry.subject !== entry.actor?.uuid && <About {...entry.about} />}
          </>
        ) : (
          <i>{t("The details were deleted when this person's account was erased.")}</i>
        )}
        <span className="row gap-x-1 gap-y-0">
          <span className="num text-sm text-muted">
            {t("No. {n}", { n: entry.seq })} · {momentOf(entry.at)}
            {entry.verb && ` · ${entry.verb}`}
          </span>
          {entry.actor?.name && (
            <Button tone="quiet" onClick={() => onOnly({ actor: entry.actor!.uuid })}>
              {t("Show only {who}", { who })}
            </Button>
          )}
          {entry.subject && (
            <Button tone="quiet" onClick={() => onOnly({ subject: entry.subject! })}>
              {t("Show only this item")}
            </Button>
          )}
        </span>
        {hasMore && (
          <details>
            <summary className="text-sm">{t("Before and after")}</summary>
            <div className="desk-columns mt-2">
              <Facts title={t("Before")} facts={entry.before} />
              <Facts title={t("After")} facts={entry.after} />
            </div>
          </details>
        )}
      </div>
    </li>
  );
}

function About({ text, is_markup }: NonNullable<AuditEntry["about"]>) {
  return is_markup ? (
    <StoredMarkup className="audit-about" markup={text} />
  ) : (
    <span className="block wrap-anywhere">{text}</span>
  );
}

function Facts({ title, facts }: { title: string; facts: unknown }) {
  return (
    <div>
      <b className="text-sm">{title}</b>
      <pre className="overflow-x-auto text-sm whitespace-pre-wrap">{facts ? JSON.stringify(facts, null, 2) : "–"}</pre>
    </div>
  );
}
