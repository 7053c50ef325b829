import { parseArgs } from "node:util";

export type BenchOptions = {
  /** Measure only pages whose path it matches, and of these no more than what each has of its own. */
  pages: RegExp | undefined;
  /** Put the table into docs/performance.md. */
  write: boolean;
};

/** What cannot be done, in one line. */
export class OptionsError extends Error {}

/** What stands behind `npm run bench --`. Throws `OptionsError`, or what `parseArgs` says of an unknown option. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: { pages: { type: "string" }, write: { type: "boolean", default: false } },
  });
  if (values.pages === undefined) return { pages: undefined, write: values.write };
  if (values.write) throw new OptionsError("--write is for the whole table: leave out --pages, or --write.");
  return { pages: readPattern(values.pages), write: false };
}

function readPattern(text: string): RegExp {
  try {
    return new RegExp(text);
  } catch {
    throw new OptionsError(`--pages ${text} is no regular expression.`);
  }
}
