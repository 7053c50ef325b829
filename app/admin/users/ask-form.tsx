import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { ActionForm } from "../../account/action-form.tsx";
import { Button } from "../../components/ui/button.tsx";

type Props = {
  words: { question: string; text: string; yes: string; no: string; busy: string };
  busy: boolean;
  /** Whether it takes something away. */
  isGrave?: boolean;
  onYes: (form: HTMLFormElement) => void;
  onNo: () => void;
  /** What must be said with it. */
  children: ReactNode;
};

/** Asks in place for what an act needs; the focus goes to the question, Escape is no. */
export function AskForm({ words, busy, isGrave, onYes, onNo, children }: Props) {
  const question = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // Before anybody sees that what had it has gone.
  useLayoutEffect(() => question.current?.focus(), []);
  return (
    <section
      aria-labelledby={id}
      onKeyDown={({ key }) => key === "Escape" && onNo()}
      className={`my-3 grid max-w-xl gap-4 border-l-6 py-1 pl-4 ${isGrave ? "border-danger" : "border-accent"}`}
    >
      <h3 ref={question} id={id} tabIndex={-1} className="text-lg font-semibold outline-none wrap-anywhere">
        {words.question}
      </h3>
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
