import { useEffect, useRef } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { versionsContent } from "./versions-content.ts";

const words = versionsContent.opened;

type Props = {
  number: number;
  /** What becomes otherwise in the draft, a line each. */
  changes: readonly string[];
  /** Whether the draft says something that was never published. */
  isUnpublished: boolean;
  busy: boolean;
  onBring: () => void;
  onLeave: () => void;
};

/** Asks before a version comes into the draft, with what that changes. */
export function BringForm({ number, changes, isUnpublished, busy, onBring, onLeave }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="bring-it"
      onKeyDown={({ key }) => key === "Escape" && onLeave()}
      className="grid gap-4 border-l-6 border-accent pl-5 sm:pl-6"
    >
      <h3 id="bring-it" ref={heading} tabIndex={-1} className="font-display text-2xl outline-none">
        {words.bringHeading(number)}
      </h3>
      <p className="max-w-prose text-pretty">
        {words.bringText} {isUnpublished && words.unpublished}
      </p>
      <ul className="grid gap-1">
        {changes.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Button busyLabel={busy && words.bringing} onClick={onBring}>
          {words.bringNow}
        </Button>
        <Button variant="text" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </section>
  );
}
