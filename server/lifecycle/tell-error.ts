export type ToldError = {
  type: string;
  message: string;
  stack?: string;
  cause?: ToldError;
  errors?: ToldError[];
} & Partial<Record<(typeof toldParts)[number], string>>;

/**
 * What is told of an error besides what every error has: where, and never about whom. PostgreSQL says whole rows in `detail` and `where`,
 * and an address that is none stands in `input` with its password.
 */
const toldParts = ["code", "constraint", "table", "column", "routine", "syscall"] as const;

/** How deep it is told what led to what, and how many of several. */
const most = { causes: 5, errors: 10 };

/** An error as it may be kept in a log or beside a job. */
export function tellError(error: unknown, depth = 0): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { name, message, stack, cause } = error;
  const told: ToldError = { type: name, message, ...(stack !== undefined && { stack }) };
  for (const part of toldParts) {
    const value: unknown = Reflect.get(error, part);
    if (typeof value === "string") told[part] = value;
  }
  if (depth >= most.causes) return told;
  if (cause !== undefined) told.cause = tellError(cause, depth + 1);
  if (error instanceof AggregateError) {
    told.errors = error.errors.slice(0, most.errors).map((one) => tellError(one, depth + 1));
  }
  return told;
}
