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
    comment: "Imports of types count too. Put code that two files both need into a third file.",
    severity: "error",
    from: {},
    to: { circular: true },
  },
  {
    name: "web-features-import-no-feature",
    comment:
      "A feature does not import another feature. A screen that needs two calls two endpoints, and app/ combines screens.",
    severity: "error",
    from: { path: "^apps/web/src/features/([^/]+)/" },
    to: { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
  },
  {
    name: "api-features-import-public-only",
    comment: "A feature imports only the public.ts of another feature.",
    severity: "error",
    from: { path: "^apps/api/src/features/([^/]+)/", pathNot: "\\.test\\.ts$" },
    to: { path: "^apps/api/src/features/", pathNot: ["^apps/api/src/features/$1/", "/public\\.ts$"] },
  },
  forbid(
    "web-lower-layers",
    "ui and lib import no features and no answers",
    "^apps/web/src/(ui|lib)/",
    "^apps/web/src/(app|features|pieces|answers)/",
  ),
  forbid(
    "web-answers-without-screens",
    "the code that saves answers works without a screen",
    "^apps/web/src/answers/",
    ["^apps/web/src/(app|features|pieces|ui|styles)/", "^node_modules/(react|react-dom|react-router|@tanstack)/"],
  ),
  forbid("web-pieces", "pieces import no feature", "^apps/web/src/pieces/", "^apps/web/src/(app|features)/"),
  forbid(
    "web-features-below-app",
    "features do not import the router",
    "^apps/web/src/features/",
    "^apps/web/src/app/",
  ),
  forbid(
    "api-lower-layers",
    "adapters and db import no layer above them",
    "^apps/api/src/(adapters|db)/(?!.*\\.test)",
    "^apps/api/src/(http|features|app|server|jobs)",
  ),
  forbid(
    "api-http",
    "the request pipeline imports no feature",
    "^apps/api/src/(http|jobs|events)/(?!.*\\.test)",
    "^apps/api/src/(features|app\\.ts|server\\.ts)",
  ),
  forbid(
    "supervisor-is-small",
    "the supervisor process serves no requests and loads no feature",
    "^apps/api/src/start/supervise",
    "^apps/api/src/(features|http|jobs|app\\.ts)",
  ),
  forbid(
    "contract-is-below",
    "the contract imports neither the server nor the web app",
    "^packages/contract/",
    "^apps/",
  ),
  forbid(
    "nothing-imports-scripts",
    "deployed code imports no build, test or benchmark code",
    "^(apps|packages)/",
    "^(scripts|e2e|bench)/",
  ),
  {
    name: "apps-import-no-app",
    comment: "Server and browser share only the contract.",
    severity: "error",
    from: { path: "^apps/([^/]+)/" },
    to: { path: "^apps/", pathNot: "^apps/$1/" },
  },
  {
    name: "packages-by-name",
    comment: "Import only what the package.json of another package exports, never one of its source files.",
    severity: "error",
    from: { path: "^(?:apps|packages)/([^/]+)/" },
    to: { path: "^packages/", pathNot: "^packages/$1/", dependencyTypes: ["local"] },
  },
  forbid(
    "exam-is-pure",
    "packages/exam imports no other code",
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
    "our text format works without the other formats and without the question bank",
    "^packages/formats/src/content-form/(?!.*\\.test)",
    "^(apps|packages/(?!exam|formats/src/content-form))",
  ),
  {
    name: "server-loads-the-file",
    comment:
      "A server loads the built file of the question bank. It imports the types of that file, but no code that builds it. Tests and their helpers may.",
    severity: "error",
    from: { path: "^apps/api/src/(?!testing/)", pathNot: "\\.test\\.ts$" },
    to: {
      path: "^packages/question-bank/src/",
      pathNot: "^packages/question-bank/src/(artefact/bank-artefact|uuid-v5|random)\\.ts$",
      dependencyTypesNot: ["type-only"],
    },
  },
  forbid(
    "web-not-server",
    "the browser never imports the server, or code that only the server and the build use",
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
