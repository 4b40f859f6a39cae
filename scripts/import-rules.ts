// Imports go in one direction. web: main → app → features → pieces → answers, ui → lib. api: server → app → features →
// http → adapters, db → config. Both → contract → exam. The captured folder name applies the rule to every feature,
// present and future.
import type { ICruiseOptions, IForbiddenRuleType } from "dependency-cruiser";

type Rule = IForbiddenRuleType & { name: string; comment: string };

const forbid = (name: string, comment: string, from: string, to: string | string[]): Rule => ({
  name,
  comment,
  severity: "error",
  from: { path: from },
  to: { path: to },
});

export const forbidden: Rule[] = [
  {
    name: "no-circular",
    comment: "Types count too: what two files both need stands in a third.",
    severity: "error",
    from: {},
    to: { circular: true },
  },
  {
    name: "web-features-are-strangers",
    comment: "A screen that needs two domains calls two endpoints; composition happens in app/.",
    severity: "error",
    from: { path: "^apps/web/src/features/([^/]+)/" },
    to: { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
  },
  {
    name: "api-features-meet-in-public",
    comment: "Another feature's rule is reached through its public.ts alone.",
    severity: "error",
    from: { path: "^apps/api/src/features/([^/]+)/", pathNot: "\\.test\\.ts$" },
    to: { path: "^apps/api/src/features/", pathNot: ["^apps/api/src/features/$1/", "/public\\.ts$"] },
  },
  forbid(
    "web-lower-rooms",
    "ui and lib know neither features nor answers",
    "^apps/web/src/(ui|lib)/",
    "^apps/web/src/(app|features|pieces|answers)/",
  ),
  forbid("web-answers-draw-nothing", "what keeps answers works without a screen", "^apps/web/src/answers/", [
    "^apps/web/src/(app|features|pieces|ui|styles)/",
    "^node_modules/(react|react-dom|react-router|@tanstack)/",
  ]),
  forbid("web-pieces", "pieces know no feature", "^apps/web/src/pieces/", "^apps/web/src/(app|features)/"),
  forbid("web-features-below-app", "features do not know the router", "^apps/web/src/features/", "^apps/web/src/app/"),
  forbid(
    "api-lower-rooms",
    "adapters and db know nothing above them",
    "^apps/api/src/(adapters|db)/(?!.*\\.test)",
    "^apps/api/src/(http|features|app|server|jobs)",
  ),
  forbid(
    "api-http",
    "the pipeline knows no feature",
    "^apps/api/src/(http|jobs|events)/(?!.*\\.test)",
    "^apps/api/src/(features|app\\.ts|server\\.ts)",
  ),
  forbid(
    "watching-is-small",
    "the process that watches serves nobody and loads no feature",
    "^apps/api/src/start/watch",
    "^apps/api/src/(features|http|jobs|app\\.ts)",
  ),
  forbid("contract-is-below", "the contract knows neither side", "^packages/contract/", "^apps/"),
  forbid(
    "nobody-knows-the-scripts",
    "what is deployed builds nothing and imports nothing that builds, tries or measures it",
    "^(apps|packages)/",
    "^(scripts|e2e|bench)/",
  ),
  {
    name: "apps-are-strangers",
    comment: "Server and browser meet in the contract.",
    severity: "error",
    from: { path: "^apps/([^/]+)/" },
    to: { path: "^apps/", pathNot: "^apps/$1/" },
  },
  {
    name: "packages-by-their-names",
    comment: "Another package is what its package.json exports, never a file of its sources.",
    severity: "error",
    from: { path: "^(?:apps|packages)/([^/]+)/" },
    to: { path: "^packages/", pathNot: "^packages/$1/", dependencyTypes: ["local"] },
  },
  forbid(
    "exam-is-pure",
    "what an exam is needs nobody",
    "^packages/exam/src/(?!.*\\.test)",
    "^(apps|packages/(?!exam)|node_modules)",
  ),
  forbid(
    "checker-is-independent",
    "the checker shares no code with the templates",
    "^packages/question-bank/src/checker/",
    "^packages/question-bank/src/subjects/",
  ),
  forbid(
    "content-form-stands-alone",
    "the bank reads the form without the other formats, a server without the bank",
    "^packages/formats/src/content-form/(?!.*\\.test)",
    "^(apps|packages/(?!exam|formats/src/content-form))",
  ),
  {
    name: "server-loads-the-file",
    comment: "A server takes the bank's file as it was built; it knows its shape and nothing of how it is made.",
    severity: "error",
    from: { path: "^apps/api/src/", pathNot: "\\.test\\.ts$" },
    to: {
      path: "^packages/question-bank/src/",
      pathNot: "^packages/question-bank/src/(artefact/bank-artefact|uuid-v5|random)\\.ts$",
    },
  },
  forbid(
    "web-not-server",
    "the browser never imports the server, nor what only the server and the build render with",
    "^apps/web/src/(?!.*\\.test)",
    "^(apps/api|packages/(markup/src/.*\\.ts|question-bank))",
  ),
];

export const options: ICruiseOptions = {
  doNotFollow: { path: "node_modules" },
  exclude: { path: "(^|/)dist/" },
  tsPreCompilationDeps: true,
  parser: "swc",
  enhancedResolveOptions: {
    exportsFields: ["exports"],
    conditionNames: ["import", "types"],
    extensions: [".ts", ".tsx", ".js", ".mjs"],
  },
};
