import { useEffect, useRef } from "react";
import { Button } from "../../components/ui/button.tsx";

type Props = {
  /** What was done; nothing is said where it is undefined. */
  done: string | undefined;
  undo: string;
  onUndo: () => void;
};

/** Says what was done, at the foot of the window, with the way back beside it; it takes the focus from what has gone. */
export function UndoNotice({ done, undo, onUndo }: Props) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (done !== undefined) said.current?.focus();
  }, [done]);
  return (
    // There from the beginning, or what comes into it is not read out.
    <div
      role="status"
      className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-6 border-line bg-paper not-empty:mt-6 not-empty:min-h-13 not-empty:border-y"
    >
      {done !== undefined && (
        <>
          <p ref={said} tabIndex={-1}>
            {done}
          </p>
          <Button variant="text" onClick={onUndo}>
            {undo}
          </Button>
        </>
      )}
    </div>
  );
}
