// Hausa: study materials. For review by a native reader.
export const materials: Record<string, string> = {
  "Preparing...": "Ana shiryawa",
  "Continue downloading {title}": "Ci gaba da {title}",
  "Download {title}": "Sauke {title}",
  Downloaded: "An sauke",
  "Downloading {n}%": "Ana saukewa {n}%",
  "Downloading {title}": "Ana sauke {title}",
  "Read as": "Yadda za ka karanta",
  "No materials found": "Ba a sami kayan karatu ba",
  "Notes and formula sheets written for your exams. Download them to read offline.":
    "Bayanai da takardun dabarun lissafi, an rubuta su don jarabawarka. Abin da ka sauke ana karanta shi ko babu sadarwa.",
  "This list shows only the topic you chose.": "Abin da ya shafi batun da ka zaɓa kaɗai.",
  "Open the PDF": "Buɗe PDF",
  PDF: "PDF",
  Preview: "Ɗan duba",
  "Preview not available for this content type.": "Ba za a iya ɗan duba irin wannan abu ba.",
  "Preview {title}": "Ɗan duba {title}",
  "Remove from this device": "Cire daga wannan na'ura",
  "Search by title or subject": "Nemi da suna ko darasi",
  "Show all": "Nuna duka",
  Text: "Rubutu",
  "You lost your connection. We have saved the part you downloaded. Press Continue to finish.":
    "Sadarwa ta katse. An adana abin da ya zo; danna Ci gaba.",
  "We cannot load the list right now. Here are the materials saved on this device.":
    "Ba a iya samun jerin yanzu. Ga abin da yake adane a wannan na'ura.",
  "Try adjusting your search criteria": "Gwada canza abin da kake nema",
  "{n, plural, one {# download} other {{count} downloads}}":
    "{n, plural, one {an sauke sau #} other {an sauke sau {count}}}",
  "{n} GB": "GB {n}",
  "{n} KB": "KB {n}",
  "{n} MB": "MB {n}",
};
