import { showError, showSuccess } from "../../../account/use-action.ts";
import { Button } from "../../../components/ui/button.tsx";
import { buttonClass } from "../../../components/ui/button-class.ts";
import { previewsContent } from "./previews-content.ts";

const words = previewsContent.made;

/** The address of a link, which is told once. */
export function MadeLink({ address }: { address: string }) {
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showSuccess(words.copied),
      () => showError(new Error(words.notCopied)),
    );
  return (
    <div role="status" className="grid gap-3 border-l-6 border-accent pl-5">
      <p className="font-semibold">{words.heading}</p>
      <p data-preview-address className="font-mono text-sm wrap-anywhere select-all">
        {address}
      </p>
      <p className="text-sm text-muted text-pretty">{words.text}</p>
      <div className="flex flex-wrap items-center gap-x-8">
        <Button variant="text" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <a href={address} target="_blank" rel="noreferrer" className={buttonClass("text")}>
          {words.open}
        </a>
      </div>
    </div>
  );
}
