import { type FocusEvent, useId } from "react";
import { inputClass, TextField } from "../../../components/ui/text-field.tsx";
import { mailsContent } from "./mails-content.ts";
import type { TypedWords } from "./typed-words.ts";

const words = mailsContent.fields;

export type WordsField = HTMLInputElement | HTMLTextAreaElement;

type Props = {
  typed: TypedWords;
  hasButton: boolean;
  /** What is wrong, by its place in what is sent. */
  problems: Readonly<Record<string, string>>;
  onType: (typed: TypedWords) => void;
  /** Told where somebody writes. */
  onWriteIn: (field: WordsField) => void;
};

/** The fields of a mail's words. */
export function MailFields({ typed, hasButton, problems, onType, onWriteIn }: Props) {
  const id = useId();
  const field = (name: keyof TypedWords) => ({
    name,
    value: typed[name],
    error: problems[`words.${name}`],
    onChange: ({ target }: { target: WordsField }) => onType({ ...typed, [name]: target.value }),
    onFocus: ({ target }: FocusEvent<WordsField>) => onWriteIn(target),
  });
  const { error: _, ...text } = field("text");
  const [wrong] = Object.entries(problems).flatMap(([place, why]) => {
    if (place === "words") return [why];
    const found = /^words\.paragraphs(?:\.(\d+))?$/.exec(place);
    if (!found) return [];
    return [found[1] === undefined ? why : words.inParagraph(Number(found[1]) + 1, why)];
  });
  return (
    <div className="grid gap-5">
      <TextField label={words.subject} {...field("subject")} />
      <TextField label={words.preheader} hint={words.preheaderHint} {...field("preheader")} />
      <TextField label={words.heading} {...field("heading")} />
      <div>
        <label htmlFor={id} className="mb-2 block text-sm font-semibold">
          {words.paragraphs}
        </label>
        <textarea
          id={id}
          rows={10}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={`${id}-hint${wrong ? ` ${id}-error` : ""}`}
          {...text}
          className={`${inputClass} py-3`}
        />
        {wrong && (
          <p id={`${id}-error`} className="mt-3 border-l-6 border-danger pl-4 text-pretty">
            {wrong}
          </p>
        )}
        <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
          {words.paragraphsHint}
        </p>
      </div>
      {hasButton && <TextField label={words.button} {...field("button")} />}
      <p className="text-sm text-pretty text-muted">{words.fixed}</p>
    </div>
  );
}
