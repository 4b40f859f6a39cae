// The order of the unit test files when no earlier run has measured how long each takes: by their size. The proofs and
// the tests that start full servers are short files that run long. If one started last, it would keep a single core
// busy long after the others are done.
import type { TestSpecification } from "vitest/node";
import { BaseSequencer } from "vitest/node";

const isLong = (file: string) => /scripts\/proofs\/|apps\/api\/src\/start\//.test(file.replaceAll("\\", "/"));

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return [...usual.filter(({ moduleId }) => isLong(moduleId)), ...usual.filter(({ moduleId }) => !isLong(moduleId))];
  }
}
