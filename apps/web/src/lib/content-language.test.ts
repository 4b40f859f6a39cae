import { expect, test } from "vitest";
import { contentLanguage } from "./content-language.ts";

test.each([
  ["<p>Which gas is <b>evolved</b> at the anode?</p>", "en"],
  ["<p>The Alaafin of Ọ̀yọ́ ruled with the advice of his council of chiefs.</p>", "en"],
  ["<p>Kí ni ìtumọ̀ òwe yìí? Yan èyí tó tọ̀nà nínú àwọn ìdáhùn wọ̀nyí.</p>", "yo"],
  ["<p>Kedu nke bụ ngwaa na ahịrịokwu a? Họrọ azịza ziri ezi.</p>", "ig"],
  ["<p>Wane ne ya rubuta waƙar da aka ɗauko? Zaɓi amsa mafi dacewa.</p>", "ha"],
  ["<p>Complétez la phrase : elle est allée au marché hier.</p>", "fr"],
  ["<p>اختر الكلمة الصحيحة</p>", "ar"],
  ["<p>x² + 2x − 3 = 0</p>", "en"],
])("%s is %s", (markup, language) => {
  expect(contentLanguage(markup)).toBe(language);
});
