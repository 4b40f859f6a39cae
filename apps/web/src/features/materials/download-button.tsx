import { DOWNLOADED_SHOWN_MS, type Material, materials } from "@sabiprep/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Check, Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { downloadMaterial } from "./download-material.ts";
import { KEPT } from "./use-kept.ts";

type Stage =
  | { name: "ready" }
  | { name: "loading"; percent: number }
  | { name: "done" }
  | { name: "failed"; why: string };

/** Begins with the text on the button, and names the material. */
const labelOf = ({ name }: Stage, title: string) => {
  if (name === "done") return undefined;
  return name === "failed" ? t("Continue downloading {title}", { title }) : t("Download {title}", { title });
};

/** Progress by received bytes, then 'Downloaded' for two seconds, then ready again. */
export function DownloadButton({ material }: { material: Material }) {
  const [stage, setStage] = useState<Stage>({ name: "ready" });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queries = useQueryClient();
  useEffect(() => () => clearTimeout(timer.current), []);

  async function download() {
    setStage({ name: "loading", percent: 0 });
    try {
      await downloadMaterial(material, (percent) => setStage({ name: "loading", percent }));
      setStage({ name: "done" });
      timer.current = setTimeout(() => setStage({ name: "ready" }), DOWNLOADED_SHOWN_MS);
      await queries.invalidateQueries({ queryKey: KEPT });
      await queries.invalidateQueries({ queryKey: [read(materials.list).queryKey[0]] });
    } catch (problem) {
      setStage({ name: "failed", why: (problem as Error).message });
    }
  }

  return (
    <div className="stack gap-2">
      {stage.name === "loading" ? (
        <div className="stack gap-2" role="status">
          <span className="num text-sm">{t("Downloading {n}%", { n: Math.round(stage.percent) })}</span>
          <ProgressBar value={stage.percent} label={t("Downloading {title}", { title: material.title })} />
        </div>
      ) : (
        <Button
          wide
          tone="plain"
          disabled={material.size === null || stage.name === "done"}
          aria-label={labelOf(stage, material.title)}
          onClick={download}
        >
          {stage.name === "done" ? (
            <Check className="icon" aria-hidden="true" />
          ) : (
            <Download className="icon" aria-hidden="true" />
          )}
          {stage.name === "done" ? t("Downloaded") : stage.name === "failed" ? t("Continue") : t("Download")}
        </Button>
      )}
      {stage.name === "failed" && (
        <p className="text-sm text-danger" role="alert">
          {stage.why}
        </p>
      )}
    </div>
  );
}
