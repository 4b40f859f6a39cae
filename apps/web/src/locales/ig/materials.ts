// Igbo: study materials. For review by a native reader.
export const materials: Record<string, string> = {
  "Preparing...": "A na-akwadebe ya",
  "Continue downloading {title}": "Gaa n'ihu na {title}",
  "Download {title}": "Budata {title}",
  Downloaded: "E budatala",
  "Downloading {n}%": "Ọ na-ebudata {n}%",
  "Downloading {title}": "Ọ na-ebudata {title}",
  "Read as": "Otu ị ga-esi gụọ ya",
  "No materials found": "A hụghị ngwa ọmụmụ ọ bụla",
  "Notes and formula sheets written for your exams. Download them to read offline.":
    "Ndetu na akwụkwọ fọmụla, e dere maka ule gị. I nwere ike ịgụ ihe i budatara na-enweghị netwọk.",
  "This list shows only the topic you chose.": "Naanị ihe gbasara isiokwu ị họọrọ.",
  "Open the PDF": "Mepee PDF ahụ",
  PDF: "PDF",
  Preview: "Lelee",
  "Preview not available for this content type.": "E nweghị ike ilele ụdị ọdịnaya a.",
  "Preview {title}": "Lelee {title}",
  "Remove from this device": "Wepụ ya na ngwaọrụ a",
  "Search by title or subject": "Chọọ site n'aha ma ọ bụ ihe ọmụmụ",
  "Show all": "Gosi ha niile",
  Text: "Ederede",
  "You lost your connection. We have saved the part you downloaded. Press Continue to finish.":
    "Netwọk kwụsịrị. E chekwara ihe rutere; pịa Gaa n'ihu.",
  "We cannot load the list right now. Here are the materials saved on this device.":
    "Ndepụta ahụ anaghị emepe ugbu a. Lee ihe e debere na ngwaọrụ a.",
  "Try adjusting your search criteria": "Gbanwee ihe ị na-achọ ma nwaa ọzọ",
  "{n, plural, one {# download} other {{count} downloads}}": "{n, plural, =1 {mbudata #} other {mbudata {count}}}",
  "{n} GB": "GB {n}",
  "{n} KB": "KB {n}",
  "{n} MB": "MB {n}",
};
