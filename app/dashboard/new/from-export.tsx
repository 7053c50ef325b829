import { lazy, Suspense } from "react";
import { Button } from "../../components/ui/button.tsx";
import { fromExport as words } from "./from-export-content.ts";

const ExportForm = lazy(async () => ({ default: (await import("./export-form.tsx")).ExportForm }));

type Props = {
  /** What follows a site's own part in its address. */
  after: string;
  isOpen: boolean;
  onTurn: (isOpen: boolean) => void;
};

/** A site of an export: out of the way until it is asked for, and then a form in place of the other one. */
export function FromExport({ after, isOpen, onTurn }: Props) {
  return (
    <>
      <Button
        variant="text"
        className="mt-4 self-start"
        aria-expanded={isOpen}
        onClick={() => onTurn(!isOpen)}
      >
        {isOpen ? words.close : words.open}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ExportForm after={after} />
        </Suspense>
      )}
    </>
  );
}
