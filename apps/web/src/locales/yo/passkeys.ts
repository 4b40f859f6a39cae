// Yoruba: passkeys. For review by a native reader.
export const passkeys: Record<string, string> = {
  Passkeys: "Àwọn passkey",
  "Sign in with your fingerprint, face or screen lock. If you change your password, we remove your passkeys.":
    "Fi ìka ọwọ́ rẹ, ojú rẹ tàbí títì ẹ̀rọ rẹ wọlé. Bí o bá yí ọ̀rọ̀ aṣínà rẹ padà, a ó yọ àwọn passkey rẹ kúrò.",
  "Add a passkey": "Fi passkey kan kún un",
  "Remove this passkey?": "Ṣé kí a yọ passkey yìí kúrò?",
  "Only add a passkey on your own device. Anyone who can unlock it can then sign in to your account.":
    "Orí ẹ̀rọ tìrẹ nìkan ni kí o fi passkey sí. Ẹnikẹ́ni tó bá lè ṣí ẹ̀rọ náà lè wọ àkáǹtì rẹ.",
  "We will also sign out your other devices.": "A ó tún yọ àwọn ẹ̀rọ rẹ mìíràn kúrò nínú àkáǹtì rẹ.",
  "This device already has a passkey for your account.": "Ẹ̀rọ yìí ti ní passkey fún àkáǹtì rẹ.",
  "No passkey was added. You can try again.": "A kò fi passkey kankan kún un. O lè tún gbìyànjú.",
  "No passkey was used. You can try again, or sign in with your password.":
    "A kò lo passkey kankan. O lè tún gbìyànjú, tàbí kí o fi ọ̀rọ̀ aṣínà rẹ wọlé.",
  "Sign in with a passkey": "Fi passkey wọlé",
  "Added {when}": "A fi kún un ní {when}",
  "Remove the passkey of {device}": "Yọ passkey ti {device} kúrò",
  "This passkey did not work. Please try again.": "Passkey yìí kò ṣiṣẹ́. Jọ̀wọ́ tún gbìyànjú.",
  "Your passkey has been added.": "A ti fi passkey rẹ kún un.",
  "The passkey has been removed. We signed out your other devices.":
    "A ti yọ passkey náà kúrò. A ti yọ àwọn ẹ̀rọ rẹ mìíràn kúrò nínú àkáǹtì rẹ.",
  "We could not find that passkey.": "A kò rí passkey yẹn.",
  "We could not add this passkey. Please try again.": "A kò lè fi passkey yìí kún un. Jọ̀wọ́ tún gbìyànjú.",
  "This passkey has been added before.": "A ti fi passkey yìí kún un tẹ́lẹ̀.",
  "This passkey did not work. Please try again, or sign in with your password.":
    "Passkey yìí kò ṣiṣẹ́. Jọ̀wọ́ tún gbìyànjú, tàbí kí o fi ọ̀rọ̀ aṣínà rẹ wọlé.",
  "Passkeys do not work at this address.": "Passkey kò lè ṣiṣẹ́ ní àdírẹ́sì yìí.",
  "You have {n} passkeys. Remove one before you add another.":
    "O ní passkey {n}. Yọ ọ̀kan kúrò kí o tó fi òmíràn kún un.",
};
