import { showSuccess } from "../../../account/use-action.ts";
import { Button } from "../../../components/ui/button.tsx";
import { messagesContent } from "./messages-content.ts";

const words = messagesContent.webhook;

/** The secret of a webhook, which is told once. */
export function WebhookSecret({
  secret,
  onFailure,
}: {
  secret: string;
  onFailure: (error: unknown) => void;
}) {
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => showSuccess(words.copied),
      () => onFailure(new Error(words.notCopied)),
    );
  return (
    <div role="status" className="grid gap-2 border-l-6 border-accent pl-4">
      <p className="font-semibold">{words.secretHeading}</p>
      <p className="font-mono text-sm wrap-anywhere select-all">{secret}</p>
      <p className="text-sm text-muted text-pretty">{words.secretText}</p>
      <Button variant="text" className="justify-self-start" onClick={() => void copy()}>
        {words.copy}
      </Button>
    </div>
  );
}
