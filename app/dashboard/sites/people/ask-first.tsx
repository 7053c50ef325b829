import { useId, useLayoutEffect, useRef } from "react";
import { Button } from "../../../components/ui/button.tsx";

type Props = {
  words: { question: string; text: string; yes: string; no: string; busy: string };
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
};

/** Asks in place before something that cannot be taken back; the focus goes to the question, Escape is no. */
export function AskFirst({ words, busy, onYes, onNo }: Props) {
  const question = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // Before anybody sees that what had it has gone.
  useLayoutEffect(() => question.current?.focus(), []);
  return (
    <section
      aria-labelledby={id}
      onKeyDown={({ key }) => key === "Escape" && onNo()}
      className="mt-2 grid max-w-xl gap-3 border-l-6 border-danger py-1 pl-4"
    >
      <h4 ref={question} id={id} tabIndex={-1} className="text-lg font-semibold outline-none wrap-anywhere">
        {words.question}
      </h4>
      <p className="text-pretty text-muted">{words.text}</p>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Button variant="outline" busyLabel={busy && words.busy} onClick={onYes}>
          {words.yes}
        </Button>
        <Button variant="text" onClick={onNo}>
          {words.no}
        </Button>
      </div>
    </section>
  );
}
