import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Button } from "../components/ui/button.tsx";
import { ActionForm } from "./action-form.tsx";

type Props = {
  words: { question: string; text: string; yes: string; no: string; busy: string };
  busy: boolean;
  /** Which heading the question is, where it stands. */
  level?: 3 | 4;
  /** Whether it takes something away. */
  isGrave?: boolean;
  onYes: (form: HTMLFormElement) => void;
  onNo: () => void;
  /** What must be said with it. */
  children?: ReactNode;
};

/** Asks in place before an act that is not done by one press; the focus goes to the question or to the field that asks for it, Escape is no. */
export function AskFirst({ words, busy, level = 3, isGrave, onYes, onNo, children }: Props) {
  const section = useRef<HTMLElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const Heading = `h${level}` as const;
  // Before anybody sees that what had it has gone.
  useLayoutEffect(() => {
    if (!section.current?.contains(document.activeElement)) question.current?.focus();
  }, []);
  return (
    <section
      ref={section}
      aria-labelledby={id}
      onKeyDown={({ key }) => key === "Escape" && onNo()}
      className={`my-2 grid max-w-xl gap-4 border-l-6 py-1 pl-4 ${isGrave ? "border-danger" : "border-accent"}`}
    >
      <Heading
        ref={question}
        id={id}
        tabIndex={-1}
        className="text-lg font-semibold outline-none wrap-anywhere"
      >
        {words.question}
      </Heading>
      <p className="text-pretty text-muted">{words.text}</p>
      <ActionForm onSubmit={onYes}>
        {children}
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Button type="submit" variant="outline" busyLabel={busy && words.busy}>
            {words.yes}
          </Button>
          <Button variant="text" onClick={onNo}>
            {words.no}
          </Button>
        </div>
      </ActionForm>
    </section>
  );
}
