import { lazy, Suspense, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { fromExport as words } from "./from-export-content.ts";

const ExportForm = lazy(async () => ({ default: (await import("./export-form.tsx")).ExportForm }));

type Props = {
  /** What follows a site's own part in its address. */
  after: string;
};

/** A site of an export: out of the way until it is asked for, and then a form of its own. */
export function FromExport(props: Props) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <Suspense fallback={null}>
        <ExportForm {...props} />
      </Suspense>
    );
  }
  return (
    <Button variant="text" className="mt-6 self-start" onClick={() => setOpen(true)}>
      {words.open}
    </Button>
  );
}
