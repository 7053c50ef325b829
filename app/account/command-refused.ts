import { type ErrorCode, errors, type Refusal } from "../../contract/errors.ts";

/** A command that was refused, or did not get through: `code` says which, the message is for a person. */
export class CommandRefused extends Error {
  readonly code: ErrorCode | "offline";
  readonly hint: string | undefined;
  /** What is wrong by its place in the input ("facts.phone"). */
  readonly fields: Readonly<Record<string, string>>;
  constructor(code: ErrorCode | "offline", { message, hint, fields = {} }: Omit<Refusal, "code">) {
    super(message);
    this.code = code;
    this.hint = hint;
    this.fields = fields;
  }
}

/** Whether this is how PostgREST names a token that is not, or no longer, good. */
export function isTokenRefusal(code: unknown): boolean {
  return code === "PGRST301" || code === "PGRST303";
}

/** What an answer's body says that is no success; what is no refusal of ours came from somewhere on the way. */
export function refusedBy(body: unknown): CommandRefused {
  const said = (typeof body === "object" && body !== null ? body : {}) as Partial<Refusal>;
  // Where accounts are a Supabase's, there are no commands at all.
  if ((said.code as unknown) === 404) return new CommandRefused("not_found", errors.not_found);
  const { code, message } = said;
  if (isTokenRefusal(code)) return new CommandRefused("not_signed_in", errors.not_signed_in);
  if (typeof code !== "string" || typeof message !== "string") {
    return new CommandRefused("unavailable", errors.unavailable);
  }
  const known = Object.hasOwn(errors, code) ? (code as ErrorCode) : "unavailable";
  return new CommandRefused(known, { ...said, message });
}
