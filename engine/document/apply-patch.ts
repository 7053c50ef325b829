/**
 * One change of a document: `add` puts into a list before the place, or makes a field, as the `at`th of its neighbours or the
 * last; the others need what is there.
 */
export type PatchStep =
  | { op: "add"; path: readonly (string | number)[]; value: unknown; at?: number | undefined }
  | { op: "replace"; path: readonly (string | number)[]; value: unknown }
  | { op: "remove"; path: readonly (string | number)[] };

/** A change that does not fit the document that it is made to, or costs too much; the message says so. */
export class PatchError extends Error {}

type Holder = Record<string | number, unknown>;

/** What may still be copied: each step copies the objects and lists around its place. */
type Work = { left: number };

/** What copying a field costs, where copying an item of a list is 1; a field with a place among others is sorted anew. */
const cost = { field: 40, placed: 120 };

/**
 * `document` (plain data) after `steps`, one after the other; what they do not touch stays the same object. Throws
 * `PatchError` where a step leads to a place that is not there. Fields are the document's own: none of those that all objects
 * have can be reached. `most` says how much may be copied, in items of lists: whoever serves others stops before that is felt.
 */
export function applyPatch<Document>(
  document: Document,
  steps: readonly PatchStep[],
  most = Number.POSITIVE_INFINITY,
): Document {
  const work = { left: most };
  return steps.reduce<unknown>((changed, step) => change(changed, step, 0, work), document) as Document;
}

function change(value: unknown, step: PatchStep, depth: number, work: Work): unknown {
  const name = step.path[depth];
  const isList = Array.isArray(value);
  const fits = isList ? typeof name === "number" : typeof name === "string";
  if (typeof value !== "object" || value === null || name === undefined || !fits) throw missing(step);
  const isLast = depth === step.path.length - 1;
  spend(work, value, isLast && step.op === "add" && step.at !== undefined);
  const has = Object.hasOwn(value, name);
  if (isLast && step.op === "add") return added(value as Holder, name, step);
  if (!has || name === "__proto__") throw missing(step);
  if (!isLast)
    return withField(value as Holder, name, change((value as Holder)[name], step, depth + 1, work));
  if (step.op === "replace") return withField(value as Holder, name, step.value);
  if (isList) return value.filter((_, index) => index !== name);
  const { [name]: _, ...rest } = value as Holder;
  return rest;
}

function spend(work: Work, value: object, isPlaced: boolean): void {
  if (work.left === Number.POSITIVE_INFINITY) return;
  work.left -= Array.isArray(value)
    ? value.length
    : Object.keys(value).length * (isPlaced ? cost.placed : cost.field);
  if (work.left < 0) throw new PatchError("these are too many changes at once: save them in several parts");
}

function added(value: Holder, name: string | number, step: PatchStep & { op: "add" }): unknown {
  if (!Array.isArray(value)) {
    if (name === "__proto__") throw missing(step);
    if (step.at === undefined || Object.hasOwn(value, name)) return withField(value, name, step.value);
    return Object.fromEntries(Object.entries(value).toSpliced(step.at, 0, [String(name), step.value]));
  }
  if ((name as number) > value.length) throw missing(step);
  return value.toSpliced(name as number, 0, step.value);
}

function withField(value: Holder, name: string | number, field: unknown): unknown {
  if (!Array.isArray(value)) return { ...value, [name]: field };
  return value.with(name as number, field);
}

function missing({ op, path }: PatchStep): PatchError {
  return new PatchError(`${path.join("/")}: there is nothing that could be changed by "${op}"`);
}
