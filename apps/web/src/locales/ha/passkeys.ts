// Hausa: passkeys. For review by a native reader.
export const passkeys: Record<string, string> = {
  Passkeys: "Passkey ɗinka",
  "Sign in with your fingerprint, face or screen lock. If you change your password, we remove your passkeys.":
    "Shiga da sawun yatsa, fuska ko makullin na'urarka. Idan ka canza kalmar sirrinka, za mu cire passkey ɗinka.",
  "Add a passkey": "Ƙara passkey",
  "Remove this passkey?": "A cire wannan passkey?",
  "Only add a passkey on your own device. Anyone who can unlock it can then sign in to your account.":
    "Ka ƙara passkey a kan na'urarka kawai. Duk wanda zai iya buɗe ta zai iya shiga asusunka.",
  "We will also sign out your other devices.": "Za mu kuma fitar da sauran na'urorinka.",
  "This device already has a passkey for your account.": "Wannan na'ura tana da passkey na asusunka tuni.",
  "No passkey was added. You can try again.": "Ba a ƙara passkey ba. Za ka iya sake gwadawa.",
  "No passkey was used. You can try again, or sign in with your password.":
    "Ba a yi amfani da passkey ba. Za ka iya sake gwadawa, ko ka shiga da kalmar sirrinka.",
  "Sign in with a passkey": "Shiga da passkey",
  "Added {when}": "An ƙara {when}",
  "Remove the passkey of {device}": "Cire passkey na {device}",
  "This passkey did not work. Please try again.": "Wannan passkey bai yi aiki ba. Da fatan ka sake gwadawa.",
  "Your passkey has been added.": "An ƙara passkey ɗinka.",
  "The passkey has been removed. We signed out your other devices.":
    "An cire passkey ɗin. Mun fitar da sauran na'urorinka.",
  "We could not find that passkey.": "Ba mu sami wannan passkey ba.",
  "We could not add this passkey. Please try again.": "Ba mu iya ƙara wannan passkey ba. Da fatan ka sake gwadawa.",
  "This passkey has been added before.": "An riga an ƙara wannan passkey.",
  "This passkey did not work. Please try again, or sign in with your password.":
    "Wannan passkey bai yi aiki ba. Da fatan ka sake gwadawa, ko ka shiga da kalmar sirrinka.",
  "Passkeys do not work at this address.": "Passkey ba ya aiki a wannan adireshi.",
  "You have {n} passkeys. Remove one before you add another.": "Kana da passkey {n}. Ka cire ɗaya kafin ka ƙara wani.",
};
