// Names and places from all parts of the country, for the settings of computed questions.
export const people = [
  "Amina", "Chinedu", "Tunde", "Ngozi", "Bala", "Efe", "Ebiere", "Terver", "Halima", "Segun", "Ifeoma", "Okon",
  "Zainab", "Kelechi", "Ladi", "Osaro", "Nanpon", "Bukola", "Uche", "Musa", "Ekaette", "Yusuf", "Folake", "Obinna",
] as const;

export const towns = [
  "Kano", "Enugu", "Ibadan", "Jos", "Benin City", "Calabar", "Sokoto", "Owerri", "Makurdi", "Maiduguri",
  "Abeokuta", "Yenagoa", "Lokoja", "Uyo", "Bauchi", "Akure", "Warri", "Minna",
] as const;

export const goods = [
  "rice", "garri", "beans", "yam flour", "palm oil", "sugar", "bread", "salt", "maize", "groundnuts", "milk", "tomatoes",
] as const;
