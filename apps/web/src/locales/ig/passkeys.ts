// Igbo: passkeys. For review by a native reader.
export const passkeys: Record<string, string> = {
  Passkeys: "Passkey gị",
  "Sign in with your fingerprint, face or screen lock. If you change your password, we remove your passkeys.":
    "Jiri mkpịsị aka gị, ihu gị ma ọ bụ mkpọchi ngwaọrụ gị banye. Ọ bụrụ na ị gbanwee okwuntughe gị, anyị ga-ewepụ passkey gị niile.",
  "Add a passkey": "Tinye passkey",
  "Remove this passkey?": "Ị chọrọ iwepụ passkey a?",
  "Only add a passkey on your own device. Anyone who can unlock it can then sign in to your account.":
    "Tinye passkey naanị na ngwaọrụ nke gị. Onye ọ bụla nwere ike imeghe ya ga-abanyeli n'akaụntụ gị.",
  "We will also sign out your other devices.": "Anyị ga-ewepụkwa ngwaọrụ gị ndị ọzọ n'akaụntụ gị.",
  "This device already has a passkey for your account.": "Ngwaọrụ a enweelarị passkey maka akaụntụ gị.",
  "No passkey was added. You can try again.": "E tinyeghị passkey ọ bụla. Ị nwere ike ịnwa ọzọ.",
  "No passkey was used. You can try again, or sign in with your password.":
    "E jighị passkey ọ bụla. Ị nwere ike ịnwa ọzọ, ma ọ bụ jiri okwuntughe gị banye.",
  "Sign in with a passkey": "Jiri passkey banye",
  "Added {when}": "E tinyere ya {when}",
  "Remove the passkey of {device}": "Wepụ passkey nke {device}",
  "This passkey did not work. Please try again.": "Passkey a arụghị ọrụ. Biko nwaa ọzọ.",
  "Your passkey has been added.": "E tinyela passkey gị.",
  "The passkey has been removed. We signed out your other devices.":
    "E wepụla passkey ahụ. Anyị ewepụla ngwaọrụ gị ndị ọzọ n'akaụntụ gị.",
  "We could not find that passkey.": "Anyị ahụghị passkey ahụ.",
  "We could not add this passkey. Please try again.": "Anyị enweghị ike itinye passkey a. Biko nwaa ọzọ.",
  "This passkey has been added before.": "E tinyelarị passkey a.",
  "This passkey did not work. Please try again, or sign in with your password.":
    "Passkey a arụghị ọrụ. Biko nwaa ọzọ, ma ọ bụ jiri okwuntughe gị banye.",
  "Passkeys do not work at this address.": "Passkey anaghị arụ ọrụ n'adreesị a.",
  "You have {n} passkeys. Remove one before you add another.": "Ị nwere passkey {n}. Wepụ otu tupu ị tinye ọzọ.",
};
