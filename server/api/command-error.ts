import { type ErrorCode, errors, type Refusal } from "../../contract/errors.ts";

type Details = { message?: string; hint?: string; fields?: Record<string, string>; cause?: unknown };

/** A command that is refused, as the table of `contract/errors.ts` has it; `details` say it better where somebody knows more. */
export class CommandError extends Error {
  readonly code: ErrorCode;
  readonly #details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errors[code].message, { cause: details.cause });
    this.code = code;
    this.#details = details;
  }

  get status(): number {
    return errors[this.code].status;
  }

  /** What the answer's body says. */
  get body(): Refusal {
    const { hint, fields } = this.#details;
    return { code: this.code, message: this.message, ...(hint && { hint }), ...(fields && { fields }) };
  }
}
