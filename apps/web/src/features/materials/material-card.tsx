import { figureText, type Material } from "@sabiprep/contract";
import { Eye, FileText, Film, Headphones, type LucideIcon, Paperclip, Smartphone } from "lucide-react";
import { contentLanguage } from "../../lib/content-language.ts";
import { t } from "../../lib/i18n.ts";
import { subjectTile } from "../../pieces/subject-icon.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Tile } from "../../ui/tile.tsx";
import { DownloadButton } from "./download-button.tsx";
import { sizeWords } from "./file-size.ts";

const typeIcons: Record<Material["type"], LucideIcon> = {
  PDF: FileText,
  Video: Film,
  Audio: Headphones,
  Document: Paperclip,
};

interface MaterialCardProps {
  material: Material;
  kept: boolean;
  onPreview: () => void;
}

export function MaterialCard({ material, kept, onPreview }: MaterialCardProps) {
  const { title, subject, type, size, downloads, description } = material;
  const TypeIcon = typeIcons[type];
  const count = figureText(downloads);
  return (
    <article className="card material-card" aria-label={title}>
      <div className="flex items-start gap-3">
        <Tile {...subjectTile(subject.name)} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg" lang={contentLanguage(title)}>
            {title}
          </h2>
          <p className="text-muted">{subject.name}</p>
        </div>
      </div>
      <p lang={contentLanguage(description)}>{description}</p>
      <div className="row gap-2">
        <Chip icon={TypeIcon}>{type}</Chip>
        <Chip>{sizeWords(size)}</Chip>
        {downloads > 0 && (
          <Chip>{t("{n, plural, one {# download} other {{count} downloads}}", { n: downloads, count })}</Chip>
        )}
        {kept && (
          <Chip tone="ok" icon={Smartphone}>
            {t("On this device")}
          </Chip>
        )}
      </div>
      <div className="actions">
        <Button tone="line" aria-label={t("Preview {title}", { title })} onClick={onPreview}>
          <Eye className="icon" aria-hidden="true" />
          {t("Preview")}
        </Button>
        <DownloadButton material={material} />
      </div>
    </article>
  );
}
