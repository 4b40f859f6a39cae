// The bank as it is shipped: the authors' texts with ids, resolved exams and the order of the options.
import type { ExamSlug } from "@sabiprep/exam";
import type { BankQuestion, SubjectBank, Topic } from "./authoring.ts";
import { type CatalogueSubject, catalogueSubject } from "./catalogue/subjects.ts";
import { fnv1a } from "./draw.ts";
import { fifthOf } from "./fifth-option.ts";
import { uuidOf } from "./uuid-v5.ts";
import { whyOfSlip } from "./why-of-slip.ts";
import { writtenOrders } from "./written-order.ts";

export interface ShippedOption {
  /** The option's id within its question. It does not depend on the letter that is shown. */
  id: string;
  text: string;
  is_right: boolean;
  /** Shown only in five-option papers. */
  fifth_only: boolean;
  /** The mistake that leads to this option. Empty for the key and for written questions. */
  slip: string;
  /** Why it is wrong, for the student who chose it: the written text, or a text made from the slip. */
  why?: string;
}

export interface ShippedQuestion extends BankQuestion {
  uuid: string;
  exams: ExamSlug[];
  /** In the written order. */
  options: ShippedOption[];
}

export interface ShippedSubject {
  uuid: string;
  about: CatalogueSubject;
  topics: (Topic & { uuid: string })[];
  questions: ShippedQuestion[];
}

export interface Bank {
  subjects: ShippedSubject[];
}

export const assembleBank = (subjects: readonly SubjectBank[]): Bank => ({ subjects: subjects.map(shipped) });

function shipped(bank: SubjectBank): ShippedSubject {
  const about = catalogueSubject(bank.slug);
  if (!about) throw new Error(`the catalogue has no subject ${bank.slug}`);
  const orders = writtenOrders(bank.questions);
  return {
    uuid: uuidOf(`subject/${bank.slug}`),
    about,
    topics: bank.topics.map((topic) => ({ ...topic, uuid: uuidOf(`topic/${bank.slug}/${topic.slug}`) })),
    questions: bank.questions.map((question) => ({
      ...question,
      uuid: uuidOf(`question/${question.key}`),
      exams: (question.exams ?? about.exams).filter((exam) => about.exams.includes(exam)),
      options: (orders.get(question.key) ?? []).map((text) => optionOf(question, text)),
    })),
  };
}

function optionOf(question: BankQuestion, text: string): ShippedOption {
  const wrong = question.wrong.find((wrong) => wrong.text === text);
  const why = wrong && (wrong.why ?? whyOfSlip(wrong.slip));
  return {
    id: fnv1a(`${question.key}\n${text}`).toString(36),
    text,
    is_right: text === question.right,
    fifth_only: text === fifthOf(question)?.text,
    slip: wrong?.slip ?? "",
    ...(why && { why }),
  };
}

/** The options that a paper with this many options shows. */
export const optionsShown = (question: ShippedQuestion, options: 4 | 5): ShippedOption[] =>
  options === 5 ? question.options : question.options.filter(({ fifth_only }) => !fifth_only);

export const passageUuid = (key: string): string => uuidOf(`passage/${key}`);
export const examUuid = (slug: string): string => uuidOf(`exam/${slug}`);
export const classLevelUuid = (slug: string): string => uuidOf(`class-level/${slug}`);
