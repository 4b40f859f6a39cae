import { ApiError, type Material, materials } from "@sabiprep/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FileText, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Await } from "../../ui/await.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { forgetCopy, keptCopy } from "./kept-copies.ts";
import { KEPT, useKept } from "./use-kept.ts";

interface Readable {
  type: Material["type"];
  title: string;
  body: string | null;
  file_url: string | null;
  /** From this device, because the server cannot be reached. */
  kept: boolean;
}

/** The server's version, or this device's copy of it. */
async function readAnywhere(material: Material): Promise<Readable> {
  try {
    const { body, file_url, type, title } = await call(materials.read, { material_id: material.uuid });
    return { type, title, body, file_url, kept: false };
  } catch (problem) {
    const copy = problem instanceof ApiError && problem.code === "network" ? await keptCopy(material.uuid) : undefined;
    if (!copy) throw problem;
    return {
      type: material.type,
      title: material.title,
      body: copy.body,
      file_url: URL.createObjectURL(copy.file),
      kept: true,
    };
  }
}

export function PreviewDialog({ material, onClose }: { material: Material | null; onClose: () => void }) {
  return (
    <Dialog open={material !== null} onClose={onClose} title={material?.title ?? ""}>
      {material && <Preview material={material} />}
    </Dialog>
  );
}

function Preview({ material }: { material: Material }) {
  const query = useQuery({
    queryKey: ["material", material.uuid],
    queryFn: () => readAnywhere(material),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const made = query.data?.kept ? query.data.file_url : null;
  useEffect(() => () => (made ? URL.revokeObjectURL(made) : undefined), [made]);
  return (
    <div className="stack gap-4">
      <Await query={query}>{(readable) => <Content readable={readable} />}</Await>
      <ForgetCopy uuid={material.uuid} />
    </div>
  );
}

function Content({ readable }: { readable: Readable }) {
  const { type, title, body, file_url, kept } = readable;
  if (type === "Video" && file_url)
    // biome-ignore lint/a11y/useMediaCaption: captions are part of the uploaded film where it has any.
    return <video className="frame bg-ink" controls preload="metadata" src={file_url} />;
  if (type === "Audio" && file_url)
    // biome-ignore lint/a11y/useMediaCaption: the recording is the material itself.
    return <audio className="w-full" controls preload="metadata" src={file_url} />;
  if (type === "PDF") return <PdfContent title={title} body={body} url={file_url} kept={kept} />;
  return <p>{t("Preview not available for this content type.")}</p>;
}

interface PdfContentProps {
  title: string;
  body: string | null;
  url: string | null;
  kept: boolean;
}

/** Text reads best on a phone. The PDF itself is shown if the browser has a viewer for it. */
function PdfContent({ title, body, url, kept }: PdfContentProps) {
  const canShow = url !== null && !kept && navigator.pdfViewerEnabled;
  const [as, setAs] = useState<"text" | "sheet">(body ? "text" : "sheet");
  return (
    <div className="stack gap-4">
      {body && canShow && (
        <Segmented
          label={t("Read as")}
          choices={[
            { value: "text", label: t("Text") },
            { value: "sheet", label: t("PDF") },
          ]}
          chosen={as}
          onChoose={setAs}
        />
      )}
      {as === "text" && body && <StoredMarkup className="note" markup={body} />}
      {as === "sheet" && canShow && <iframe className="frame" title={title} src={url} />}
      {url && !canShow && (
        <ButtonLink tone="plain" href={url} target="_blank" rel="noopener" {...(kept && { download: `${title}.pdf` })}>
          <FileText className="icon" aria-hidden="true" />
          {t("Open the PDF")}
        </ButtonLink>
      )}
    </div>
  );
}

function ForgetCopy({ uuid }: { uuid: string }) {
  const kept = useKept().data?.some(({ material }) => material.uuid === uuid);
  const queries = useQueryClient();
  if (!kept) return null;
  return (
    <Button
      tone="quiet"
      className="justify-self-start"
      onClick={() => forgetCopy(uuid).then(() => queries.invalidateQueries({ queryKey: KEPT }))}
    >
      <Trash2 className="icon" aria-hidden="true" />
      {t("Remove from this device")}
    </Button>
  );
}
