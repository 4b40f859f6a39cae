// The characters in our math font besides those of every keyboard. font/make-font.py makes the font from this list. A
// formula that needs another character is refused, because it could not be drawn.
const signs = [
  // Letters and marks of text
  "£§¨¬°±´¶×÷ıȷˆ˙˚\u0338ΓΔΘΛΞΠΣΥΦΨΩαβγδεζηθικλμνξπρστυφχψωϑϕϵ",
  // Punctuation, primes, letterlike signs
  "‖†…‰′‾€ℂℋℍℎℏℐℑℒℓℕℙℚℛℜℝℤℬℰℱℳ",
  // Arrows
  "←↑→↓↔↕↗↘↦↼⇀⇄⇌⇐⇒⇔",
  // Operators and relations
  "∀∁∂∃∄∅∇∈∉∋∏∑−∓∖∗∘∙√∝∞∠∡∤∥∧∨∩∪∫∬∮∴∵∼≃≅≈≐≜≠≡≤≥≪≫⊂⊃⊆⊇⊈⊊⊕⊖⊗⊙⊢⊨⋂⋃⋄⋅⋆⋮⋯⋱",
  // Brackets, shapes and long arrows
  "⌀⌈⌉⌊⌋⏞⏟□△✓⟂⟨⟩⟵⟶⟷⟹⟺⩽⩾",
  // Mathematical alphabets: bold, italic, script, double-struck, italic Greek, bold digits
  "𝐀𝐁𝐂𝐃𝐄𝐅𝐆𝐇𝐈𝐉𝐊𝐋𝐌𝐍𝐎𝐏𝐐𝐑𝐒𝐓𝐔𝐕𝐖𝐗𝐘𝐙𝐚𝐛𝐜𝐝𝐞𝐟𝐠𝐡𝐢𝐣𝐤𝐥𝐦𝐧𝐨𝐩𝐪𝐫𝐬𝐭𝐮𝐯𝐰𝐱𝐲𝐳𝐴𝐵𝐶𝐷𝐸𝐹𝐺𝐻𝐼𝐽𝐾𝐿𝑀𝑁𝑂𝑃𝑄𝑅",
  "𝑆𝑇𝑈𝑉𝑊𝑋𝑌𝑍𝑎𝑏𝑐𝑑𝑒𝑓𝑔𝑖𝑗𝑘𝑙𝑚𝑛𝑜𝑝𝑞𝑟𝑠𝑡𝑢𝑣𝑤𝑥𝑦𝑧𝒜𝒞𝒟𝒢𝒥𝒦𝒩𝒪𝒫𝒬𝒮𝒯𝒰𝒱𝒲𝒳𝒴𝒵𝔸𝔹𝔻𝔼𝔽𝔾𝕀𝕁𝕂𝕃𝕄𝕆𝕊𝕋𝕌𝕍𝕎𝕏𝕐",
  "𝚤𝚥𝛼𝛽𝛾𝛿𝜀𝜁𝜂𝜃𝜄𝜅𝜆𝜇𝜈𝜉𝜋𝜌𝜎𝜏𝜐𝜑𝜒𝜓𝜔𝜕𝜖𝜗𝜙𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗",
];

const held = new Set([...signs.join("")]);
/** Text that any device can draw: what a keyboard writes, and the naira. */
const plain = /^[\u0020-\u017f\u20a6\u2061-\u2064\u200b\s]$/;

export const isDrawn = (sign: string): boolean => held.has(sign) || plain.test(sign);

export const fontSigns: readonly string[] = [...held];
