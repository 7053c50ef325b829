import { Button } from "../components/ui/button.tsx";
import { CodeForm } from "./code-form.tsx";
import { accountContent } from "./content.ts";
import { StepHeading } from "./step-heading.tsx";

const words = accountContent.forgot;

/** After asking for a new password: takes the code from the mail as well. The words are the same for every address. */
export function LinkSent({
  email,
  onVerified,
  onAgain,
  onBack,
}: {
  email: string;
  onVerified: () => void;
  onAgain: () => void;
  onBack: () => void;
}) {
  return (
    <>
      <StepHeading>{words.sentHeading}</StepHeading>
      <p className="mt-6 mb-8 text-lg text-pretty wrap-anywhere text-muted">{words.sentText(email)}</p>
      <CodeForm email={email} type="recovery" onVerified={onVerified} />
      <div className="mt-10 flex flex-wrap gap-x-8 border-t border-line pt-3">
        <Button variant="text" onClick={onAgain}>
          {words.again}
        </Button>
        <Button variant="text" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </>
  );
}
