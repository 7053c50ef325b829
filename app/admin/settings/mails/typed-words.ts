import type { MailWords } from "../../../../contract/mail-words.ts";

/** The words of a mail as they stand in the fields of a form. */
export type TypedWords = {
  subject: string;
  preheader: string;
  heading: string;
  text: string;
  button: string;
};

/** `words` for the fields. */
export function typedOf({ paragraphs, button, ...rest }: MailWords): TypedWords {
  return { ...rest, text: paragraphs.join("\n\n"), button: button ?? "" };
}

/** What is typed, as it is sent: of a mail that has a button. */
export function wordsOf({ text, button, ...rest }: TypedWords, hasButton: boolean): MailWords {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
  return { ...rest, paragraphs, button: hasButton ? button : null };
}
