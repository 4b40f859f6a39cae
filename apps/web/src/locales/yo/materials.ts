// Yoruba: study materials. For review by a native reader.
export const materials: Record<string, string> = {
  "Preparing...": "A ń pèsè rẹ̀",
  "Continue downloading {title}": "Tẹ̀síwájú pẹ̀lú {title}",
  "Download {title}": "Gba {title} sílẹ̀",
  Downloaded: "Ó ti wà lórí ẹ̀rọ",
  "Downloading {n}%": "Ó ń gbà á sílẹ̀, {n}%",
  "Downloading {title}": "Ó ń gba {title} sílẹ̀",
  "Read as": "Bí o ṣe máa kà á",
  "No materials found": "A kò rí ohun èlò kankan",
  "Notes and formula sheets written for your exams. Download them to read offline.":
    "Àkọsílẹ̀ ẹ̀kọ́ àti ìwé àgbékalẹ̀ ìṣirò, tí a kọ fún ìdánwò rẹ. O lè ka ohun tí o bá gbà sílẹ̀ láìsí nẹ́tíwọ́ọ̀kì.",
  "This list shows only the topic you chose.": "Ohun tó jẹ́ ti kókó tí o yàn nìkan.",
  "Open the PDF": "Ṣí PDF náà",
  PDF: "PDF",
  Preview: "Wò ó ṣáájú",
  "Preview not available for this content type.": "A kò lè fi irú èyí hàn ṣáájú.",
  "Preview {title}": "Wo {title} ṣáájú",
  "Remove from this device": "Yọ kúrò lórí ẹ̀rọ yìí",
  "Search by title or subject": "Wá a nípa àkọlé tàbí ẹ̀kọ́",
  "Show all": "Fi gbogbo rẹ̀ hàn",
  Text: "Ọ̀rọ̀",
  "You lost your connection. We have saved the part you downloaded. Press Continue to finish.":
    "Nẹ́tíwọ́ọ̀kì já. Ohun tó ti dé wà ní ìpamọ́; tẹ Tẹ̀síwájú.",
  "We cannot load the list right now. Here are the materials saved on this device.":
    "A kò rí àkójọ náà báyìí. Ohun tó wà lórí ẹ̀rọ yìí nìyí.",
  "Try adjusting your search criteria": "Gbìyànjú láti yí ohun tí o ń wá padà",
  "{n, plural, one {# download} other {{count} downloads}}": "{n, plural, =1 {ìgbàsílẹ̀ #} other {ìgbàsílẹ̀ {count}}}",
  "{n} GB": "GB {n}",
  "{n} KB": "KB {n}",
  "{n} MB": "MB {n}",
};
