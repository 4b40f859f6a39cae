// Usage: npm run bank:new -- --subject history --topic decolonisation. It creates the question file of a topic, with
// the objectives as headings and one example question to replace.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentFolder, filesOfTopic } from "../written-questions.ts";
import { poolNamed, readOptions, refuse } from "./read-options.ts";
import { readSubject, subjectSlugs } from "./read-subject.ts";

const usage = `npm run bank:new -- --subject history                         lists the subject's topics
npm run bank:new -- --subject history --topic decolonisation  creates the topic's file, or lists its objectives if it exists
  --pool paper  makes the topic's second file, decolonisation.paper.md, for questions as the exam asks them`;

const { values } = readOptions(usage, {
  options: { subject: { type: "string" }, topic: { type: "string" }, pool: { type: "string", default: "stretch" } },
});
const pool = poolNamed(values.pool);

if (!values.subject) refuse(`Which subject?\n\n${usage}\n\nThe subjects are:\n  ${subjectSlugs().join("\n  ")}`);
const { slug, topics } = await readSubject(values.subject).catch((problem) => refuse(problem.message));
const topic = topics.find(({ slug }) => slug === values.topic);
if (!topic)
  refuse(
    `${values.topic ? `${slug} has no topic ${values.topic}` : "Which topic?"}; its topics are:\n${topics.map((one) => `  ${one.slug}  ${one.name}`).join("\n")}\nA new one is entered in src/subjects/${slug}/topics.ts first.`,
  );
const { name } = filesOfTopic(topic.slug).find((file) => file.pool === pool)!;
const file = path.join(contentFolder, slug, name);
const shown = path.relative(process.cwd(), file);
const objectives = topic.objectives.map((objective) => `# Objective: ${objective}`);
if (existsSync(file)) refuse(`${shown} already exists. Its objectives:\n${objectives.join("\n")}`);

// The gate refuses this question until its explanation is written.
const first = `## an-id-in-words (easy)

The question. Every option below must fit it grammatically

- [x] the correct option
- [ ] the result of the most common mix-up
  > What you thought if you chose this, and what is true.
- [ ] the result of a common mistake
  > …
- [ ] something true of a similar thing
  > …
- [ ] the weakest option, for five-option papers only
  > …

> …`;
const [top = "# Objective: what the candidate should be able to do", ...others] = objectives;
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(
  file,
  `${[`---\ndifficulty: medium\nclass: SS2\npool: ${pool}\n---`, top, first, ...others].join("\n\n")}\n`,
);
console.log(
  `${shown} is created. AUTHORING.md explains how to write in it. npm run bank:check -- --subject ${slug} --watch checks it while you write.`,
);
