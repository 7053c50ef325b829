import { useEffect, useId, useRef } from "react";
import { Button } from "../../../components/ui/button.tsx";

type Props = {
  words: { question: string; text: string; yes: string; no: string; busy: string };
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
};

/** Asks in place before something that cannot be taken back; the focus goes to the answer that changes nothing. */
export function AskFirst({ words, busy, onYes, onNo }: Props) {
  const box = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => box.current?.querySelector<HTMLElement>("button:last-of-type")?.focus(), []);
  return (
    <section
      ref={box}
      aria-labelledby={id}
      onKeyDown={({ key }) => key === "Escape" && onNo()}
      className="grid max-w-xl gap-3 border-l-6 border-danger py-1 pl-4"
    >
      <h4 id={id} className="text-lg font-semibold wrap-anywhere">
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
