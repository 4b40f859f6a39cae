// Reads the arguments after a command's name. A mistyped argument gives a sentence and the usage text, never a stack
// trace.
import { type ParseArgsConfig, parseArgs } from "node:util";
import { type Pool, pools } from "@sabiprep/exam";

/** Prints the message and ends the command. */
export function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

/** `usage` lists each way to call the command. --help prints it. */
export function readOptions<T extends ParseArgsConfig>(usage: string, config: T): ReturnType<typeof parseArgs<T>> {
  const args = process.argv.slice(2);
  if (args.includes("--help") || args.includes("-h")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (problem) {
    if (!(problem instanceof TypeError)) throw problem;
    // The first sentence names the wrong option. The rest is for programmers.
    return refuse(`${problem.message.split(/\. |\n/)[0]}.\n\n${usage}`);
  }
}

/** The pool named after --pool. */
export const poolNamed = (name: string): Pool =>
  pools.find((pool) => pool === name) ?? refuse(`--pool ${name} is no pool; write ${pools.join(" or ")}.`);
