import { useState } from "react";
import { Link } from "react-router";
import { ListWaiting } from "../../account/area/lists/list-waiting.tsx";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { sendCommand } from "../../account/send-command.ts";
import { useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { buttonClass } from "../../components/ui/button-class.ts";
import { billingContent } from "./billing-content.ts";
import { readMyBilling } from "./read-billing.ts";

const words = billingContent.cancel;

/** Cancelling on one screen: what it means, what stays, and one button. */
export function CancelHosting() {
  const { value, error, again } = useLoaded("", readMyBilling);
  const [endsOn, setEndsOn] = useState<string>();
  const { busy, run } = useAction();
  if (!value) {
    return <ListWaiting heading={billingContent.name} words={billingContent} error={error} again={again} />;
  }
  const { hosting, today } = value;
  const cancel = () =>
    run(async () => {
      const answer = await sendCommand("cancel-hosting", { request: crypto.randomUUID() });
      setEndsOn(answer.endsOn);
    });
  if (endsOn !== undefined) return <End heading={words.done(endsOn)} text={words.doneText} />;
  if (!hosting || hosting.state === "ended") return <End heading={words.none} />;
  if (hosting.cancelledOn !== null) return <End heading={words.done(hosting.until)} text={words.doneText} />;
  const isNow = hosting.until <= today;
  const parts = [
    ...(isNow ? [] : [{ heading: words.until.heading(hosting.until), text: words.until.text }]),
    words.after,
    words.stays,
  ];
  return (
    <>
      <h1 className="max-w-4xl py-10 font-display text-[clamp(2.75rem,6.4vw,6.5rem)] leading-[0.92] text-balance sm:py-12">
        {isNow ? words.now : words.heading(hosting.until)}
      </h1>
      <div className="grid gap-x-12 gap-y-8 border-t border-line pt-8 md:grid-cols-3">
        {parts.map(({ heading, text }) => (
          <section key={heading}>
            <h2 className="mb-3 font-display text-2xl">{heading}</h2>
            <ul className="grid max-w-sm gap-3 text-pretty">
              {text.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3 pt-12">
        <Button busyLabel={busy && words.busy} onClick={() => void cancel()}>
          {words.submit}
        </Button>
        <Link to="/dashboard/billing" className={buttonClass("text")}>
          {words.keep}
        </Link>
      </div>
    </>
  );
}

function End({ heading, text }: { heading: string; text?: string }) {
  return (
    <div role="status" className="py-10 sm:py-12">
      <h1 className="max-w-4xl font-display text-[clamp(2.75rem,6.4vw,6.5rem)] leading-[0.92] text-balance">
        {heading}
      </h1>
      {text && <p className="mt-6 max-w-xl text-lg text-pretty text-muted">{text}</p>}
      <Link to="/dashboard/billing" className={buttonClass("solid", "mt-10")}>
        {words.back}
      </Link>
    </div>
  );
}
