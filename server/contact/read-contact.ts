import { z } from "zod";
import { longestBody, longestSubject } from "../../contract/ticket.ts";
import type { Submission } from "../messages/read-submission.ts";

export const contactFields = ["name", "email", "company", "message"] as const;

export type ContactField = (typeof contactFields)[number];

/** What somebody typed, whatever it is. */
export type TypedContact = Record<ContactField, string>;

/** What can be kept of it. */
export type Contact = { name: string; email: string; company: string | null; message: string };

const oneLine = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(/[\p{Zl}\p{Zp}\s]+/gu, " ").trim())
    .pipe(z.string().max(max));

const contact = z.object({
  name: oneLine(100).pipe(z.string().min(1)),
  email: z
    .string()
    .trim()
    .max(255)
    .pipe(z.email())
    .refine((text) => !/[<>,;"]/.test(text)),
  company: oneLine(200).transform((text) => (text === "" ? null : text)),
  message: z.string().trim().min(1).max(longestBody),
});

/** The fields of the form, as they were sent. */
export function typedIn(submission: Submission): TypedContact {
  const one = (name: ContactField) => submission(name)[0] ?? "";
  return { name: one("name"), email: one("email"), company: one("company"), message: one("message") };
}

/** What was sent, or which of its fields are nothing that can be kept. */
export function readContact(typed: TypedContact): { contact: Contact } | { wrong: readonly ContactField[] } {
  const parsed = contact.safeParse(typed);
  if (parsed.success) return { contact: parsed.data };
  const places = parsed.error.issues.map(({ path: [place] }) => place);
  return { wrong: contactFields.filter((field) => places.includes(field)) };
}

/** The line that a message stands under: how it begins. */
export function subjectOf(message: string): string {
  const line =
    message
      .split("\n", 1)[0]
      ?.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
      .trim() ?? "";
  if ([...line].length <= longestSubject) return line;
  const cut = [...line].slice(0, longestSubject - 1).join("");
  return `${cut.replace(/\s+\S{0,20}$/u, "")}…`;
}
