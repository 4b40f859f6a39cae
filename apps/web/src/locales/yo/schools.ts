// Yoruba: classes of a school and the slips for signing in. For review by a native reader.
export const schools: Record<string, string> = {
  "Enter the code of your class": "Tẹ kóòdù kíláàsì rẹ",
  "You have joined the class.": "O ti darapọ̀ mọ́ kíláàsì náà.",
  "You have left the class. Your results are still yours.": "O ti kúrò nínú kíláàsì náà. Tìrẹ ṣì ni èsì rẹ.",
  "We could not find that class.": "Kò sí irú kíláàsì bẹ́ẹ̀.",
  "Enter the school code from your slip": "Tẹ kóòdù ilé-ìwé tó wà lórí ìwé pélébé rẹ",
  "Enter the admission number": "Tẹ nọ́ńbà ìgbaniwọlé rẹ",
  "Use letters, numbers, / and - in the admission number": "Lo lẹ́tà, nọ́ńbà, / àti - nínú nọ́ńbà ìgbaniwọlé",
  "Enter the sign-in code from your slip, or your password":
    "Tẹ kóòdù ìwọlé tó wà lórí ìwé pélébé rẹ, tàbí ọ̀rọ̀ aṣínà rẹ",
  "Please enter the code from your slip again": "Jọ̀wọ́ tún tẹ kóòdù tó wà lórí ìwé pélébé rẹ",
  "Please enter the code from your slip again.": "Jọ̀wọ́ tún tẹ kóòdù tó wà lórí ìwé pélébé rẹ.",
  "The school code, admission number or code is not correct. Check your slip and try again.":
    "Kóòdù ilé-ìwé, nọ́ńbà ìgbaniwọlé tàbí kóòdù náà kò tọ̀nà. Wo ìwé pélébé rẹ kí o sì tún gbìyànjú.",
  "This code does not work. Check it, or ask your teacher for a new one.":
    "Kóòdù yìí kò ṣiṣẹ́. Yẹ̀ ẹ́ wò, tàbí béèrè fún òmíràn lọ́wọ́ olùkọ́ rẹ.",
  "This school has no free seat at the moment. Please tell your teacher.":
    "Ilé-ìwé yìí kò ní àyè tó ṣófo báyìí. Jọ̀wọ́ sọ fún olùkọ́ rẹ.",
  "Please add your own email address in your profile before you pay. We send your receipts there.":
    "Jọ̀wọ́ fi àdírẹ́sì ímeèlì tìrẹ sínú profáìlì rẹ kí o tó sanwó. Ibẹ̀ ni a ń fi rìsíìtì rẹ ránṣẹ́ sí.",
  "Please add your own email address in your profile first": "Jọ̀wọ́ kọ́kọ́ fi àdírẹ́sì ímeèlì tìrẹ sínú profáìlì rẹ",
  "Admission number": "Nọ́ḿbà ìgbàwọlé",
  "anything else you practise here": "ohunkóhun mìíràn tí o ń ṣe níbí",
  "Code of the class": "Kóòdù kíláàsì",
  "Do you sign in with your own email address?": "Ṣé àdírẹ́sì ímeèlì tìrẹ ni o fi ń wọlé?",
  Ended: "Ó ti parí",
  "Sign-in code or password": "Kóòdù ìwọlé tàbí ọ̀rọ̀ aṣínà",
  "I agree to the": "Mo gba",
  "Join a class": "Dara pọ̀ mọ́ kíláàsì",
  "Join the class": "Dara pọ̀ mọ́ kíláàsì náà",
  "Join {name} at {school}?": "Ṣé o fẹ́ dara pọ̀ mọ́ {name} ní {school}?",
  "Leave this class": "Kúrò ní kíláàsì yìí",
  "Leave {name}?": "Ṣé o fẹ́ kúrò ní {name}?",
  "My classes": "Àwọn kíláàsì mi",
  "Save and start": "Pa á mọ́ kí o sì bẹ̀rẹ̀",
  "School code": "Kóòdù ilé ìwé",
  "Sign in with a slip from your school": "Wọlé pẹ̀lú ìwé pélébé láti ilé ìwé rẹ",
  "Sign in with email": "Wọlé pẹ̀lú ímeèlì",
  "Sign in with your school": "Wọlé pẹ̀lú ilé ìwé rẹ",
  "Teacher: {names}": "Olùkọ́: {names}",
  "terms and conditions": "àwọn òfin àti àdéhùn",
  "That did not work": "Ìyẹn kò ṣiṣẹ́",
  "The first time, enter the code from your slip. After that, enter the password you chose.":
    "Ní ìgbà àkọ́kọ́, tẹ kóòdù tó wà lórí ìwé pélébé rẹ. Lẹ́yìn náà, tẹ ọ̀rọ̀ aṣínà tí o yàn.",
  "the work set in this class, and your results in it": "iṣẹ́ tí a fún kíláàsì yìí, àti èsì rẹ nínú rẹ̀",
  "Until {day}": "Títí di {day}",
  "Use the slip that your teacher gave you.": "Lo ìwé pélébé tí olùkọ́ rẹ fún ọ.",
  "We could not find that class": "A kò rí kíláàsì náà",
  "We could not save your password": "A kò lè pa ọ̀rọ̀ aṣínà rẹ mọ́",
  "We could not sign you in": "A kò lè jẹ́ kí o wọlé",
  "You are in no class yet. Your teacher can give you a code.":
    "O kò tíì wà ní kíláàsì kankan. Olùkọ́ rẹ lè fún ọ ní kóòdù.",
  "You can leave the class at any time and keep your results.":
    "O lè kúrò ní kíláàsì náà nígbàkúùgbà, èsì rẹ yóò sì wà fún ọ.",
  "You have left the class.": "O ti kúrò ní kíláàsì náà.",
  "You keep your account and all your results. Your teacher will no longer see your work.":
    "Àkáǹtì rẹ àti gbogbo èsì rẹ yóò wà fún ọ. Olùkọ́ rẹ kò ní rí iṣẹ́ rẹ mọ́.",
  "your name": "orúkọ rẹ",
  "your plan, your phone number or your email address": "ètò rẹ, nọ́ḿbà fóònù rẹ tàbí àdírẹ́sì ímeèlì rẹ",
  "Your teacher will never see:": "Olùkọ́ rẹ kò ní rí:",
  "Your teacher will see:": "Olùkọ́ rẹ yóò rí:",
  "{school} made this account for you. Choose your own password. Nobody at your school can see it.":
    "{school} ni ó ṣe àkáǹtì yìí fún ọ. Yan ọ̀rọ̀ aṣínà tìrẹ. Kò sí ẹnìkan ní ilé ìwé rẹ tó lè rí i.",
  "Your teacher will release the results of this class work. We will show yours here.":
    "Olùkọ́ rẹ yóò fi àbájáde iṣẹ́ kíláàsì yìí síta. A ó fi tìrẹ hàn níbí.",
  "{name} printed this slip on {day}. Your old password no longer works.":
    "{name} ló tẹ ìwé pélébé yìí ní {day}. Ọ̀rọ̀ aṣínà rẹ àtijọ́ kò ṣiṣẹ́ mọ́.",
  "Your school can reset your password. Once you add your own email, it no longer can.":
    "Ilé-ìwé rẹ lè yí ọ̀rọ̀ aṣínà rẹ padà. Nígbà tí o bá fi ímeèlì tìrẹ kún un, kò ní lè ṣe bẹ́ẹ̀ mọ́.",
  "This work is not open yet.": "Iṣẹ́ yìí kò tíì ṣí.",
  "This work has closed. Talk to your teacher if you missed it.":
    "Iṣẹ́ yìí ti parí. Bá olùkọ́ rẹ sọ̀rọ̀ bí o bá pàdánù rẹ̀.",
  "You have used all your attempts for this work.": "O ti lo gbogbo ìgbìyànjú rẹ fún iṣẹ́ yìí.",
  "We could not find that work.": "A kò rí iṣẹ́ yẹn.",
  "Your teacher has turned the leaderboard of this class off.": "Olùkọ́ rẹ ti pa pátákó ipò kíláàsì yìí.",
  "This work is already open. Please try again.": "Iṣẹ́ yìí ti ṣí tẹ́lẹ̀. Jọ̀wọ́ gbìyànjú lẹ́ẹ̀kan sí i.",
  "This class has ended, so its work can no longer be started.":
    "Kíláàsì yìí ti parí, nítorí náà a kò lè bẹ̀rẹ̀ iṣẹ́ rẹ̀ mọ́.",
  "Your teacher has not released the results of this work yet.": "Olùkọ́ rẹ kò tíì fi àbájáde iṣẹ́ yìí síta.",
  "Add my email": "Fi ímeèlì mi kún un",
  "We could not add your email": "A kò lè fi ímeèlì rẹ kún un",
  "We will send you a link. After you open it, you can sign in with your email, and your school can no longer reset your password.":
    "A ó fi líǹkì ránṣẹ́ sí ọ. Lẹ́yìn tí o bá ṣí i, o lè fi ímeèlì rẹ wọlé, ilé-ìwé rẹ kò sì ní lè yí ọ̀rọ̀ aṣínà rẹ padà mọ́.",
  "Class work": "Iṣẹ́ kíláàsì",
  "No class work yet": "Kò sí iṣẹ́ kíláàsì síbẹ̀",
  "Join a class with the code from your teacher. Work set in it will show here.":
    "Fi kóòdù tí olùkọ́ rẹ fún ọ dara pọ̀ mọ́ kíláàsì. Iṣẹ́ tí a bá fún kíláàsì náà yóò hàn níbí.",
  "Work that your teacher sets will show here.": "Iṣẹ́ tí olùkọ́ rẹ bá fún yín yóò hàn níbí.",
  "To do": "Láti ṣe",
  "Nothing to do right now. Well done!": "Kò sí ohun tí ó kù láti ṣe báyìí. O káre!",
  "Done and closed": "Èyí tó parí àti èyí tó ti tì",
  "Opens {when}": "Yóò ṣí ní {when}",
  "Due {when}": "Parí rẹ̀ kí ó tó di {when}",
  "Was due {when}. Late work is accepted until {late}.":
    "Ó yẹ kí ó ti parí ní {when}. A ṣì ń gba iṣẹ́ tó pẹ́ títí di {late}.",
  "Closed {when}": "Ó tì ní {when}",
  "{n, plural, one {# minute} other {# minutes}}": "{n, plural, one {ìṣẹ́jú #} other {ìṣẹ́jú #}}",
  "Done late": "Ó parí pẹ́",
  "Not done": "A kò ṣe é",
  "Score: {score}%": "Máàkì: {score}%",
  "See the result": "Wo àbájáde",
  "You will see your result {when}.": "Ìwọ yóò rí àbájáde rẹ ní {when}.",
  "You will see your result when your teacher releases it.": "Ìwọ yóò rí àbájáde rẹ nígbà tí olùkọ́ rẹ bá fi í síta.",
  "{n, plural, one {# attempt} other {# attempts}} left. Your best one counts.":
    "{n, plural, one {Ìgbìyànjú # ló kù} other {Ìgbìyànjú # ló kù}}. Èyí tó dára jù lọ ni a ó kà.",
  "Class leaderboard": "Pátákó aṣíwájú kíláàsì",
  "Leaderboard of {name}": "Pátákó aṣíwájú {name}",
  "Your teacher has not turned on a leaderboard for this class.": "Olùkọ́ rẹ kò tíì ṣí pátákó aṣíwájú fún kíláàsì yìí.",
  "One point for each right answer in class work.": "Máàkì kan fún ìdáhùn tó tọ́ kọ̀ọ̀kan nínú iṣẹ́ kíláàsì.",
  "How much better your newer class work is than your older class work.":
    "Bí iṣẹ́ kíláàsì rẹ tuntun ṣe dára ju ti àtijọ́ lọ.",
  "Nobody is on it yet.": "Kò sí ẹnì kankan lórí rẹ̀ síbẹ̀.",
  "{name} (you)": "{name} (ìwọ)",
  "Your classmates see your first name and the first letter of your last name.":
    "Àwọn ọmọ kíláàsì rẹ yóò rí orúkọ rẹ àti lẹ́tà àkọ́kọ́ orúkọ ìdílé rẹ.",
  "Leave the leaderboard": "Kúrò lórí pátákó aṣíwájú",
  "Join the leaderboard": "Dara pọ̀ mọ́ pátákó aṣíwájú",
  "Go to class work": "Lọ sí iṣẹ́ kíláàsì",
  "Set by your teacher. It was due {day}.": "Olùkọ́ rẹ ló fún yín. Ó yẹ kí ó ti parí ní {day}.",
  "Set by your teacher, due {day}.": "Olùkọ́ rẹ ló fún yín. Parí rẹ̀ kí ó tó di {day}.",
  "{n} more to do.": "Ó ku {n} mìíràn láti ṣe.",
};
