import { type ImportSettings, importField, type QuestionImport } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Select } from "../../ui/select.tsx";
import { fieldWords } from "./import-words.ts";

type Table = NonNullable<NonNullable<QuestionImport["found"]>["table"]>;

/** Each column of the table with its first value and its detected meaning. */
export function ImportColumns({ table, settings }: { table: Table; settings: ImportSettings }) {
  const words = fieldWords();
  const fields = importField.options.map((value) => ({ value, label: words[value] }));
  return (
    <>
      <fieldset className="import-fields">
        <legend>
          <b>{t("Columns")}</b>
        </legend>
        {table.columns.map(({ name, field, sample }, at) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no name but their place.
            key={at}
            name={`column_${at}`}
            label={name || t("Column {n}", { n: at + 1 })}
            hint={sample || t("(empty)")}
            prompt={t("Skip this column")}
            choices={fields}
            defaultValue={field ?? ""}
          />
        ))}
      </fieldset>
      <fieldset className="import-fields">
        <legend>
          <b>{t("File format")}</b>
        </legend>
        {table.delimiter !== "" && (
          <Select
            name="delimiter"
            label={t("Separator")}
            prompt={t("Detected: {sign}", { sign: delimiterWords()[table.delimiter] ?? table.delimiter })}
            choices={Object.entries(delimiterWords()).map(([value, label]) => ({ value, label }))}
            defaultValue={settings.delimiter ?? ""}
          />
        )}
        {table.delimiter !== "" && (
          <Select
            name="encoding"
            label={t("Encoding")}
            prompt={t("Detected")}
            choices={["utf-8", "windows-1252", "utf-16le", "utf-16be"].map((value) => ({ value, label: value }))}
            defaultValue={settings.encoding ?? ""}
          />
        )}
        {table.sheets && table.sheets.length > 1 && (
          <Select
            name="sheet"
            label={t("Worksheet")}
            prompt={t("Detected: {sign}", { sign: table.sheet ?? "" })}
            choices={table.sheets.map((name) => ({ value: name, label: name }))}
            defaultValue={settings.sheet ?? ""}
          />
        )}
        <Checkbox name="has_header" label={t("The first row has the column names")} defaultChecked={table.has_header} />
      </fieldset>
    </>
  );
}

const delimiterWords = (): Record<string, string> => ({
  ",": t("a comma"),
  ";": t("a semicolon"),
  "\t": t("a tab"),
  "|": t("a vertical bar"),
});
