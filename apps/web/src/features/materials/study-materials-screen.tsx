import { type Material, materials } from "@sabiprep/contract";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { CircleAlert, WifiOff } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useSearchParams } from "react-router";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { read } from "../../lib/query.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { lazyWithRetry, MountOnce } from "../../ui/lazy-with-retry.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { MaterialCard } from "./material-card.tsx";
import { useKept } from "./use-kept.ts";
import "../../styles/study.css";

const PreviewDialog = lazyWithRetry(async () => (await import("./preview-dialog.tsx")).PreviewDialog);

const ALL = "";
const KEPT_HERE = "kept";

const matches = ({ title, subject }: Material, search: string) =>
  `${title}\n${subject.name}`.toLowerCase().includes(search.trim().toLowerCase());

export function StudyMaterialsScreen() {
  usePageTitle(t("Study Materials"));
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState(ALL);
  const [preview, setPreview] = useState<Material | null>(null);
  const topic = params.get("topic");
  const asked = useQuery({
    ...read(materials.read, { material_id: params.get("read") ?? "" }),
    enabled: params.has("read"),
  });
  const shown = preview ?? (params.has("read") ? (asked.data ?? null) : null);
  const closePreview = () => {
    setPreview(null);
    if (params.has("read")) setParams({}, { replace: true });
  };
  const kept = useKept().data ?? [];
  const list = useMaterials(useDeferredValue(search), filter === KEPT_HERE ? ALL : filter, topic);
  const here = new Set(kept.map(({ material }) => material.uuid));
  const offline = list.isError && !list.data;
  const items =
    filter === KEPT_HERE || offline
      ? kept.map(({ material }) => material).filter((material) => matches(material, search))
      : list.data?.pages.flatMap((page) => page.items);
  const subjects = list.data?.pages[0]?.subjects ?? [];
  return (
    <div className="stack gap-6">
      <div className="stack gap-1">
        <h1>{t("Study Materials")}</h1>
        <p className="text-muted">
          {t("Notes and formula sheets written for your exams. Download them to read offline.")}
        </p>
      </div>
      <search className="material-filter">
        <TextField
          name="search"
          type="search"
          label={t("Search by title or subject")}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Select
          name="subject"
          label={t("Subject")}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          choices={[
            { value: ALL, label: t("All Subjects") },
            ...subjects.map(({ uuid, name }) => ({ value: uuid, label: name })),
            ...(kept.length > 0 ? [{ value: KEPT_HERE, label: t("On this device") }] : []),
          ]}
        />
      </search>
      {topic && (
        <Banner
          icon={CircleAlert}
          action={
            <Button tone="plain" onClick={() => setParams({}, { replace: true })}>
              {t("Show all")}
            </Button>
          }
        >
          {t("This list shows only the topic you chose.")}
        </Banner>
      )}
      {offline && (
        <Banner
          tone="mid"
          icon={WifiOff}
          role="status"
          action={
            <Button tone="plain" onClick={() => list.refetch()}>
              {t("Retry")}
            </Button>
          }
        >
          {t("We cannot load the list right now. Here are the materials saved on this device.")}
        </Banner>
      )}
      {items === undefined && <Skeleton lines={5} />}
      {items?.length === 0 && (
        <EmptyState title={t("No materials found")}>{t("Try adjusting your search criteria")}</EmptyState>
      )}
      {items && items.length > 0 && (
        <div className="material-grid">
          {items.map((material) => (
            <MaterialCard
              key={material.uuid}
              material={material}
              kept={here.has(material.uuid)}
              onPreview={() => setPreview(material)}
            />
          ))}
        </div>
      )}
      {filter !== KEPT_HERE && list.hasNextPage && (
        <Button
          tone="plain"
          className="justify-self-center"
          disabled={list.isFetchingNextPage}
          onClick={() => list.fetchNextPage()}
        >
          {t("Show more")}
        </Button>
      )}
      <MountOnce wanted={shown !== null}>
        <PreviewDialog material={shown} onClose={closePreview} />
      </MountOnce>
    </div>
  );
}

const useMaterials = (search: string, subject: string, topic: string | null) =>
  useInfiniteQuery({
    queryKey: [read(materials.list).queryKey[0], search.trim(), subject, topic],
    queryFn: ({ pageParam, signal }) =>
      call(
        materials.list,
        {
          ...(search.trim() && { search: search.trim() }),
          ...(subject && { subject_id: subject }),
          ...(topic && { topic_id: topic }),
          ...(pageParam && { after: pageParam }),
        },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ items, more }) => (more ? items.at(-1)?.uuid : undefined),
    placeholderData: (before) => before,
  });
