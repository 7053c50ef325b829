import { showError, showSuccess } from "../../../account/use-action.ts";
import { Button } from "../../../components/ui/button.tsx";
import { addressesContent } from "./addresses-content.ts";

const words = addressesContent.records;

/** Puts `text` where it can be pasted from. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showSuccess(words.copied),
      () => showError(new Error(words.notCopied)),
    );
  return (
    <Button variant="text" aria-label={label} className="shrink-0" onClick={() => void copy()}>
      {words.copy}
    </Button>
  );
}
