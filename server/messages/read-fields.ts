import { z } from "zod";
import type { Field } from "../../engine/blocks/form/form.props.ts";
import type { Submission } from "./read-submission.ts";

/** What somebody wrote into one field. */
export type WrittenField = { name: string; label: string; value: string };

export type ReadFields = {
  /** What was filled in, in the order of the form. */
  fields: WrittenField[];
  /** Where an answer would go. */
  replyTo?: string | undefined;
  /** Whether something is not as the form has it, which no browser sends that shows the page. */
  isAmiss: boolean;
};

const longestLine = 500;
const longestText = 20_000;

const address = z.email().max(254);
/** As `enqueueMail` has it: it becomes a header. */
const plain = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d.-]+$/i;

/**
 * What of a submission the `fields` of its form ask for; the rest is left out. What is not as the form has it is kept as far as
 * it can be shown, and said to be amiss.
 */
export function readFields(fields: readonly Field[], submission: Submission, now = new Date()): ReadFields {
  let isAmiss = false;
  let replyTo: string | undefined;
  const written = fields.flatMap((field): WrittenField[] => {
    const { name, label, type, isRequired } = field;
    const sent = submission(name)[0]?.trim() ?? "";
    const value = cut(type === "textarea" ? sent : sent.replaceAll(/\s+/g, " "), type);
    if (value === "") {
      isAmiss ||= isRequired;
      return [];
    }
    if (value.length < sent.length && type === "textarea") isAmiss = true;
    if (!isAsAsked(field, value, now)) isAmiss = true;
    else if (type === "email" && plain.test(value)) replyTo ??= value;
    const chosen = field.options?.find((option) => option.value === value);
    return [{ name, label, value: chosen?.label ?? value }];
  });
  return { fields: written, replyTo, isAmiss: isAmiss || written.length === 0 };
}

function cut(text: string, type: Field["type"]): string {
  return text.slice(0, type === "textarea" ? longestText : longestLine).toWellFormed();
}

function isAsAsked({ type, options, minDaysAhead, closedWeekdays = [] }: Field, value: string, now: Date) {
  switch (type) {
    case "email":
      return address.safeParse(value).success;
    case "select":
    case "radio":
      return options?.some((option) => option.value === value) ?? false;
    case "date": {
      if (!z.iso.date().safeParse(value).success) return false;
      const day = Date.parse(value);
      // By the visitor's calendar, which may be a day behind.
      const first = minDaysAhead === undefined ? -Infinity : now.getTime() + (minDaysAhead - 2) * 86_400_000;
      return day >= first && !closedWeekdays.includes(new Date(day).getUTCDay());
    }
    default:
      return value.length < (type === "textarea" ? longestText : longestLine);
  }
}
