import { mailsContent } from "./mails-content.ts";
import type { OneMail } from "./read-mails.ts";

const words = mailsContent.placeholders;

type Placeholder = OneMail["placeholders"][number];
type Props = { placeholders: readonly Placeholder[]; onInsert: (name: string) => void };

/** What may stand in the words of a mail, and what becomes of it. */
export function MailPlaceholders({ placeholders, onInsert }: Props) {
  const studio = { name: "studio", text: words.studio, isRequired: false, isTyped: false, isOptional: false };
  return (
    <section aria-label={words.heading}>
      <h3 className="font-display text-2xl leading-tight">{words.heading}</h3>
      <p className="mb-2 text-sm text-muted">{words.text}</p>
      <ul>
        {[...placeholders, studio].map((one) => (
          <li
            key={one.name}
            className="grid items-center gap-x-4 border-t border-line py-1 sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <button
              type="button"
              aria-label={words.insert(one.name)}
              onClick={() => onInsert(one.name)}
              className="min-h-11 cursor-pointer justify-self-start font-mono text-sm underline underline-offset-4 hover:text-accent"
            >
              {`{${one.name}}`}
            </button>
            <span className="pb-2 text-sm text-pretty sm:pb-0">
              {one.text}
              {saidOf(one).map((said) => (
                <span key={said} className="text-muted">
                  , {said}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function saidOf({ isRequired, isTyped, isOptional }: Placeholder): string[] {
  return [
    ...(isRequired ? [words.required] : []),
    ...(isTyped ? [words.typed] : []),
    ...(isOptional ? [words.optional] : []),
  ];
}
