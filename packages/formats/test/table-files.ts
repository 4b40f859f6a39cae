import { type ForeignFile, packed, VERDICT } from "./foreign-file.ts";

const head = "question,a,b,c,d,answer";
const row = "Which organ stores sugar?,Liver,Heart,Lung,Skin,A";
const asked = { question_body: "Which organ stores sugar?", correct_answer: "A" };
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1]);

export const tableFiles: ForeignFile[] = [
  {
    name: "stem-picture.csv",
    content: `${head},stem_image_url\n${row},https://school.ng/liver.png\n`,
    questions: [asked],
    told: ["Its picture is not in the file"],
  },
  {
    name: "option-pictures.csv",
    content: `${head},option_a_image_url,option_b_image_url\n${row},a.png,\n`,
    questions: [asked],
    told: ["Its picture is not in the file"],
  },
  {
    name: "empty-picture-columns.csv",
    content: `${head},stem_image_url,image,audio_url\n${row},,,\n`,
    questions: [asked],
    told: [],
  },
  {
    name: "pictures-beside.zip",
    content: packed({ "bank.csv": `${head},image\n${row},liver.png\n`, "liver.png": png }),
    questions: [{ ...asked, question_type: "IMAGE_AND_TEXTS_ONLY" }],
    told: [],
  },
  {
    name: "only-a-picture.csv",
    content: `${head},question_image\n,Liver,Heart,Lung,Skin,A,a.png\n`,
    questions: [{ question_body: "" }],
    told: ["Its picture is not in the file"],
  },
  {
    name: "recording.csv",
    content: `${head},audio_url\n${row},a.mp3\n`,
    questions: [asked],
    told: ["Has a recording"],
  },
  {
    name: "unused-columns.csv",
    content: `${head},author,marks\n${row},Ada,\n`,
    questions: [asked],
    told: ['We did not use these columns: "author"'],
  },
  {
    name: "subject-code.csv",
    content: `subjectCode,${head},topicName\nBIO,${row},Digestion\n`,
    questions: [{ ...asked, subject: "BIO", topic: "Digestion" }],
    told: [],
  },
  {
    name: "subject-and-code.csv",
    content: `subjectCode,subject,${head}\nBIO,Biology,${row}\n`,
    questions: [{ ...asked, subject: "Biology" }],
    told: ['We did not use these columns: "subjectCode"'],
  },
  {
    name: "types-by-other-names.csv",
    content: `${head},type\n${row},MCQ\n${row},Multiple Choice\n${row},multichoice\nThe liver is a gland.,,,,,True,True/False\n`,
    questions: [asked, asked, asked, { option_a: "True", option_b: "False", correct_answer: "A" }],
    told: [],
  },
  {
    name: "essay.csv",
    content: `${head},type\nDescribe the liver.,,,,,,ESSAY\n`,
    questions: [{ question_body: "Describe the liver." }],
    told: ["We can import only multiple choice and true/false questions"],
  },
  {
    name: "praise.csv",
    content: `${head},explanation,feedback_a,feedback_b\n${row},Correct!,It keeps glycogen.,Wrong.\n`,
    questions: [{ ...asked, answer_explanation: "It keeps glycogen.", why_b: "" }],
    told: [VERDICT],
  },
  {
    name: "hint.csv",
    content: `${head},hint\n${row},A gland.\n`,
    questions: [{ ...asked, hint: "A gland." }],
    told: [],
  },
  {
    name: "questions.json",
    content: JSON.stringify({
      data: [
        {
          ...{ id: 1, question: asked.question_body, option: { a: "Liver", b: "Heart", f: "Skin" }, answer: "a" },
          ...{ solution: "Well done!", hint: "A gland.", remark: "Ask in term two", why: { b: "It pumps blood." } },
        },
      ],
    }),
    questions: [{ ...asked, answer_explanation: "", hint: "A gland.", why_b: "It pumps blood.", option_f: "Skin" }],
    told: ['We skipped "remark"', VERDICT, "Option C required", "Option D required", "Option E required"],
  },
  { name: "list.json", content: '{"data":[{"text":"none"}]}', refused: "No item in this JSON has a `question`." },
  { name: "empty.csv", content: "", refused: "The file is empty." },
  { name: "picture.png", content: png, refused: "This is a picture" },
];
