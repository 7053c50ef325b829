import type { MailWords } from "../../../contract/mail-words.ts";
import type { MailTemplate } from "./mail-template.ts";

type Field = "subject" | "preheader" | "heading" | "button" | "paragraphs";

/**
 * What stands in the way of a mail saying `words`, by the place of it: words in braces that it does not know, or that may not stand
 * where they do, and those that it has to say and does not.
 */
export function refuseWords(
  { usual, placeholders }: MailTemplate,
  words: MailWords,
): Partial<Record<Field, string>> {
  const known = { studio: { text: "" }, ...placeholders } as MailTemplate["placeholders"];
  const names = Object.keys(known);
  const every = names.map((name) => `{${name}}`).join(", ");
  const refused: Partial<Record<Field, string>> = {};

  const look = (field: Field, text: string) => {
    const found = namesIn(text);
    const unknown = found.find((name) => !Object.hasOwn(known, name));
    if (unknown !== undefined) {
      refused[field] ??= `{${unknown}} is nothing that this mail can fill in. It knows ${every}.`;
    } else if (/[{}]/.test(text.replace(placeholder, ""))) {
      refused[field] ??= `Braces only stand around a word that is filled in: ${every}.`;
    }
    if (field === "paragraphs") return;
    for (const name of found) {
      if (field === "button") {
        refused[field] ??= "A button says the same to everybody: write it without braces.";
      } else if (known[name]?.isOptional) {
        refused[field] ??= `{${name}} is not always there: put it into a paragraph, which is left out then.`;
      } else if (known[name]?.isTyped && field !== "heading") {
        refused[field] ??=
          `Somebody types {${name}}, so it may not stand where inboxes show it. Put it into a paragraph.`;
      }
    }
  };
  look("subject", words.subject);
  look("preheader", words.preheader);
  look("heading", words.heading);
  for (const paragraph of words.paragraphs) look("paragraphs", paragraph);
  if (words.button !== null) look("button", words.button);
  if ((words.button === null) !== (usual.button === null)) {
    refused.button ??= usual.button === null ? "This mail has no button." : "This mail needs its button.";
  }
  // A paragraph that may be left out says nothing for sure.
  const sure = words.paragraphs.filter((text) => !namesIn(text).some((name) => known[name]?.isOptional));
  const missing = names.find(
    (name) => known[name]?.isRequired && !sure.some((text) => namesIn(text).includes(name)),
  );
  if (missing !== undefined) {
    refused.paragraphs ??= `{${missing}} has to stand in a paragraph that is always there: without it nobody knows what this is about.`;
  }
  return refused;
}

const placeholder = /\{([a-z]+)\}/g;

function namesIn(text: string): string[] {
  return Array.from(text.matchAll(placeholder), ([, name = ""]) => name);
}
