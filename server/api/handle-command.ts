import type { Transaction } from "kysely";
import type { z } from "zod";
import type { Command } from "../../contract/command.ts";
import type { Schema } from "../db/database-types.ts";
import type { Weight } from "../http/split-json.ts";
import type { CommandParts } from "./command-parts.ts";

/** Who acts: the holder of a session. */
export type Actor = {
  id: string;
  session: string;
  /** For the audit. */
  network: string;
};

/** What was done, for the audit: to what, and as far as it matters how it was before and after. */
export type Deed = {
  act: string;
  target: { kind: string; id: string };
  before?: unknown;
  after?: unknown;
};

/** What a command's writing may use: one transaction, which holds what it does, what it answers and what the audit says. */
export type Writing = {
  transaction: Transaction<Schema>;
  audit: (deed: Deed) => Promise<void>;
};

export type CommandContext<Input, Answer> = {
  input: Input;
  actor: Actor;
  parts: CommandParts;
  /**
   * Runs `work` in the command's one transaction, in which the actor's account is known to be open, and gives what the request
   * is answered. Was the same request answered before, it runs nothing and gives that answer. Call it once, and last.
   */
  write: (work: (writing: Writing) => Promise<Answer>) => Promise<Answer>;
};

/** A command with what it does. Throws `CommandError` for what it refuses. */
export type Handler<Input = unknown, Answer = unknown> = {
  command: Command;
  run: (context: CommandContext<Input, Answer>) => Promise<Answer>;
  /** What its input may hold, where that is more than most. */
  holds?: Weight | undefined;
};

/** Says what `command` does. */
export function handle<Input extends z.ZodType, Answer extends z.ZodType>(
  command: Command<Input, Answer>,
  run: (context: CommandContext<z.infer<Input>, z.infer<Answer>>) => Promise<z.infer<Answer>>,
  holds?: Weight,
): Handler {
  return { command, run: run as Handler["run"], holds };
}
