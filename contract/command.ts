import { z } from "zod";

/** A command: what it is called at `POST /api/<name>`, what it takes and what it answers. */
export type Command<Input extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> = {
  name: string;
  input: Input;
  answer: Answer;
  /** Whom it is for, where that is not everybody who is signed in: to others there is no such command. */
  by?: "admin";
};

/** Says a command; its file has its name. */
export function command<Input extends z.ZodType, Answer extends z.ZodType>(
  name: string,
  input: Input,
  answer: Answer,
): Command<Input, Answer> {
  return { name, input, answer };
}

/** Says a command of administrators; its file has its name. */
export function adminCommand<Input extends z.ZodType, Answer extends z.ZodType>(
  name: string,
  input: Input,
  answer: Answer,
): Command<Input, Answer> {
  return { name, input, answer, by: "admin" };
}

/** What names something that a client makes: the client's own, so that a repeated request makes nothing twice. */
export const id = z.uuid();

/** Names a request that changes something. Whoever repeats it, because no answer came, sends the same. */
export const request = id;

/** What commands answer that have nothing to say. */
export const done = z.strictObject({});
