import { materials } from "@sabiprep/contract";
import { Eye } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { useCall } from "../../lib/query.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Button } from "../../ui/button.tsx";

/** The text as candidates will read it, rendered by the same server. */
export function TextPreview({ source }: { source: string }) {
  const preview = useCall(materials.preview);
  return (
    <div className="stack gap-3">
      <Button
        tone="quiet"
        className="justify-self-start"
        disabled={!source.trim() || preview.isPending}
        onClick={() => preview.mutate({ body_source: source })}
      >
        <Eye className="icon" aria-hidden="true" />
        {t("Preview")}
      </Button>
      {preview.isError && (
        <p className="field-error" role="alert">
          {preview.error.message}
        </p>
      )}
      {preview.data && <StoredMarkup className="note rounded-md bg-canvas p-4" markup={preview.data.body} />}
    </div>
  );
}
