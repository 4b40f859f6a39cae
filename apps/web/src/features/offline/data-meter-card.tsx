import { Gauge } from "lucide-react";
import { useState } from "react";
import { bytesInWords, movedThisMonth } from "../../lib/data-meter.ts";
import { dateText, t } from "../../lib/i18n.ts";

export function DataMeter() {
  const [{ month, bytes }] = useState(movedThisMonth);
  const name = dateText(`${month}-15T12:00:00Z`, { month: "long", timeZone: "UTC" });
  return (
    <section className="card stack gap-2" aria-labelledby="data-meter">
      <h2 id="data-meter" className="flex items-center gap-2">
        <Gauge className="icon" aria-hidden="true" />
        {t("Data used")}
      </h2>
      <p className="num text-2xl font-bold">{bytes > 0 ? bytesInWords(bytes) : t("Nothing yet")}</p>
      <p className="text-sm text-muted">
        {t("This is how much data the app used on this device in {month}. Your browser measured it.", { month: name })}
      </p>
    </section>
  );
}
