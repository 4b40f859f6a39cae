// Names from all parts of the country and goods from its markets, for use in computed questions.
export const people = [
  "Amina",
  "Chinedu",
  "Tunde",
  "Ngozi",
  "Bala",
  "Efe",
  "Ebiere",
  "Terver",
  "Halima",
  "Segun",
  "Ifeoma",
  "Okon",
  "Zainab",
  "Kelechi",
  "Ladi",
  "Osaro",
  "Nanpon",
  "Bukola",
  "Uche",
  "Musa",
  "Ekaette",
  "Yusuf",
  "Folake",
  "Obinna",
] as const;

export const goods = [
  "rice",
  "garri",
  "beans",
  "yam flour",
  "palm oil",
  "sugar",
  "bread",
  "salt",
  "maize",
  "groundnuts",
  "milk",
  "tomatoes",
] as const;

/** Goods sold by the piece for a few naira. */
export const smallGoods = ["sachet water", "sweets", "chewing gum", "biscuits", "kuli-kuli", "puff-puff"] as const;

/** Goods sold by the cup or the measure. */
export const dryGoods = ["rice", "garri", "beans", "yam flour", "sugar", "millet", "maize", "groundnuts"] as const;

/**
 * Staples, of which people buy almost as much at any price, and goods that people do without when they become
 * expensive.
 */
export const staples = ["rice", "garri", "beans", "palm oil", "sugar", "bread", "salt", "maize"] as const;
export const dryStaples = ["rice", "garri", "beans", "yam flour", "sugar", "salt", "maize"] as const;
export const treats = ["fruit juice", "ice cream", "chocolate", "sardines", "biscuits", "apples"] as const;
export const dryTreats = ["groundnuts", "tiger nuts", "dried dates", "cashew nuts"] as const;
