// Everything that must be in the catalogues of the web app and of the server.
import { commentOn } from "@sabiprep/exam";
import { catalogueExams, catalogueSubjects, mixedBlueprints } from "@sabiprep/question-bank";
import { contractMessages } from "./contract-messages.ts";
import { type FoundMessage, join, nothingFound } from "./found-messages.ts";
import { appFiles, messagesOf, pageFiles } from "./screen-messages.ts";
import { failureMessages, markedMessages, writtenMessages } from "./server-messages.ts";

export const wantedOnScreens = (): FoundMessage =>
  withDates(join(messagesOf(appFiles()), contractMessages(), failureMessages(), markedMessages(), examMessages()));

/** For pages that are only read. A text that the app also uses is in the app's catalogue. */
export function wantedOnPages(): FoundMessage {
  const found = messagesOf(pageFiles());
  for (const message of wantedOnScreens().messages.keys()) found.messages.delete(message);
  return found;
}

export const wantedByServer = (): FoundMessage => withDates(writtenMessages());

/**
 * The texts of packages/exam about a result, and of the catalogue of exams about itself. These packages know no
 * languages, so they mark nothing.
 */
function examMessages(): FoundMessage {
  const found = nothingFound();
  for (let score = 0; score <= 100; score++) found.messages.set(commentOn(score), "packages/exam");
  for (const { name, institution } of mixedBlueprints) if (!institution) found.messages.set(name, "question-bank");
  for (const { description } of [...catalogueExams, ...catalogueSubjects])
    found.messages.set(description, "question-bank");
  for (const level of ["Beginner", "Intermediate", "Advanced"]) found.messages.set(level, "contract/sittings.ts");
  return found;
}

/** The months, weekdays and halves of a day, as Intl writes them in English. */
function withDates(found: FoundMessage): FoundMessage {
  for (let month = 0; month < 12; month++)
    for (const width of ["long", "short"] as const) put(found, { month: width }, Date.UTC(2026, month, 15, 12));
  for (let day = 0; day < 7; day++)
    for (const width of ["long", "short"] as const) put(found, { weekday: width }, Date.UTC(2026, 0, 4 + day, 12));
  for (const hour of [9, 21]) put(found, { hour: "numeric", hourCycle: "h12" }, Date.UTC(2026, 0, 4, hour));
  return found;
}

function put({ messages }: FoundMessage, options: Intl.DateTimeFormatOptions, at: number): void {
  for (const { type, value } of new Intl.DateTimeFormat("en-NG", { ...options, timeZone: "UTC" }).formatToParts(at))
    if (/month|weekday|dayPeriod/.test(type)) messages.set(value, "a date");
}
