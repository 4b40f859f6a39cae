import { FlaskConical } from "lucide-react";
import { t } from "../lib/i18n.ts";
import { Chip } from "../ui/chip.tsx";

/** Beside figures that count the demo people, which happens only where somebody tries the site out. */
export const DemoLabel = ({ shown }: { shown: boolean | undefined }) =>
  shown ? (
    <Chip tone="info" icon={FlaskConical}>
      {t("Demo data")}
    </Chip>
  ) : null;
