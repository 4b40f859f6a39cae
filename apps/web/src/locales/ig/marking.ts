// Igbo: papers marked by people. For review by a native reader.
export const marking: Record<string, string> = {
  "Marked by our markers: {score} of {max}": "Ndị na-enye akara anyị nyere {score} n'ime {max}",
  "Marking by a person": "Ka mmadụ nye ya akara",
  "Our markers can mark this paper. They see your answers, but not your name. You can ask until {day}.":
    "Ndị na-enye akara anyị nwere ike inye akwụkwọ a akara. Ha ga-ahụ azịza gị, mana ha agaghị ahụ aha gị. I nwere ike ịrịọ ruo {day}.",
  "Ask for it to be marked": "Rịọ ka e nye ya akara",
  "You asked for this paper to be marked. We will tell you when your marks are ready.":
    "Ị rịọrọ ka e nye akwụkwọ a akara. Anyị ga-agwa gị mgbe akara gị dị njikere.",
  "See the marks": "Lee akara ndị ahụ",
  "Your marks": "Akara gị",
  "Its marks may not be released yet.": "Ọ nwere ike ịbụ na e wepụtabeghị akara ya.",
  "Your paper": "Akwụkwọ gị",
  "marked by a marker": "onye na-enye akara nyere ya",
  "Your query": "Ajụjụ gị banyere akara",
  "Our answer": "Azịza anyị",
  "Another marker will look at your answer again. We will tell you.":
    "Onye ọzọ na-enye akara ga-elegharị azịza gị anya. Anyị ga-agwa gị.",
  "Is a mark wrong?": "Ọ dị akara na-ezighị ezi?",
  "Another marker can look at it again. The mark can go up or down. You can ask once, until {day}.":
    "Onye ọzọ na-enye akara nwere ike ilegharị ya anya. Akara ahụ nwere ike ịrị elu ma ọ bụ gbadaa. I nwere ike ịrịọ otu ugboro, ruo {day}.",
  "Which mark?": "Olee akara?",
  "All of it": "Ya niile",
  "What should we look at again?": "Gịnị ka anyị ga-elegharị anya?",
  "Send the query": "Zipu ajụjụ ahụ",
  "Say what you want us to look at again": "Kwuo ihe ịchọrọ ka anyị legharịa anya",
  "You have already asked about this answer.": "Ị jụọlarị banyere azịza a.",
  "The time to ask about these marks is over.": "Oge ịjụ banyere akara ndị a agwụla.",
  "This question has no such mark.": "Ajụjụ a enweghị ụdị akara ahụ.",
  "Submit your paper first.": "Buru ụzọ nyefee akwụkwọ gị.",
  "You wrote nothing in this paper, so there is nothing to mark.":
    "I deghị ihe ọ bụla n'akwụkwọ a, ya mere ọ nweghị ihe a ga-enye akara.",
  "We could not find that marking round.": "Anyị ahụghị usoro inye akara ahụ.",
  "We are not taking any more papers for marking right now. You can mark your paper yourself.":
    "Anyị anaghị anabatakwu akwụkwọ maka inye akara ugbu a. I nwere ike inye akwụkwọ gị akara n'onwe gị.",
};
