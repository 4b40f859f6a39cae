// The list of texts that native readers get and return corrected.
import { type Language, languageDesk } from "@sabiprep/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, Download } from "lucide-react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { saveFrom } from "./save-from.ts";
import { languageNames, WaitingTexts } from "./waiting-texts.tsx";

export function LanguageDesk() {
  const languages = useQuery(read(languageDesk.read));
  const list = useMutation({
    mutationFn: async (language: Language) => {
      const { name, csv } = await call(languageDesk.list, { language });
      const url = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
      saveFrom(url, name);
      URL.revokeObjectURL(url);
    },
  });
  return (
    <section className="card stack">
      <h2>{t("Languages")}</h2>
      <p className="text-muted">
        {t(
          "Download every text with its English, so a native speaker can correct it in a spreadsheet. Corrections go live when a second owner or editor confirms them.",
        )}
      </p>
      <Await query={languages}>
        {(languages) => (
          <ul className="stack gap-3">
            {languages.map(({ language, texts, corrected, missing, waiting }) => (
              <li key={language} className="row flex-wrap justify-between gap-3">
                <span>
                  <b>{languageNames[language]}</b>{" "}
                  <span className="text-muted">{t("{texts} texts, {corrected} corrected", { texts, corrected })}</span>
                  {waiting > 0 && <span className="text-muted">, {t("{n} waiting", { n: waiting })}</span>}
                </span>
                <Button tone="plain" disabled={list.isPending} onClick={() => list.mutate(language)}>
                  <Download className="icon" aria-hidden="true" />
                  {t("Download the list")}
                  <span className="sr-only">: {languageNames[language]}</span>
                </Button>
                {missing.length > 0 && (
                  <details className="w-full">
                    <summary>
                      {t(
                        "{n, plural, one {# text is missing and shows in English} other {# texts are missing and show in English}}",
                        { n: missing.length },
                      )}
                    </summary>
                    <ul>
                      {missing.map((english) => (
                        <li key={english}>{english}</li>
                      ))}
                    </ul>
                  </details>
                )}
              </li>
            ))}
          </ul>
        )}
      </Await>
      <BringBack />
      <WaitingTexts />
    </section>
  );
}

function BringBack() {
  const client = useQueryClient();
  const bring = useMutation({
    mutationFn: async (file: File) => {
      const form = new FormData();
      form.set("file", file);
      return call(languageDesk.correct, { form } as never);
    },
    onSuccess: () => client.invalidateQueries(),
  });
  return (
    <div className="field">
      <label htmlFor="corrected-list">{t("Upload a corrected list (CSV)")}</label>
      <input
        id="corrected-list"
        className="input"
        type="file"
        accept=".csv,text/csv"
        disabled={bring.isPending}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) bring.mutate(file);
          target.value = "";
        }}
      />
      {bring.data && (
        <p role="status">
          {t("Texts changed: {changed} of {rows}. Another member of staff must confirm this.", bring.data)}
        </p>
      )}
      {bring.error && (
        <Banner tone="bad" icon={CircleAlert} role="alert">
          {problemsOf(bring.error).map((problem) => (
            <span key={problem} className="block">
              {problem}
            </span>
          ))}
        </Banner>
      )}
    </div>
  );
}

/** The rows that cannot be imported, if the server names them. */
const problemsOf = (failure: Error): string[] => {
  const { errors } = failure as Error & { errors?: Record<string, string[]> };
  return errors?.file ?? [failure.message];
};
