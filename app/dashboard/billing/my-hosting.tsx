import { Link } from "react-router";
import { tellDay } from "../../../contract/day.ts";
import { tellRound } from "../../../contract/money.ts";
import type { MyHosting } from "../../account/billing/billing-rows.ts";
import { sendCommand } from "../../account/send-command.ts";
import { showSuccess, useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { buttonClass } from "../../components/ui/button-class.ts";
import { billingContent } from "./billing-content.ts";

const words = billingContent.hosting;

type Props = { hosting: MyHosting | null; onChanged: () => void };

/** Up to when hosting is paid, what a further year costs, and the way out of it or back. */
export function MyHostingPart({ hosting, onChanged }: Props) {
  return (
    <section aria-labelledby="hosting">
      <h2 id="hosting" className="mb-4 font-display text-3xl">
        {hosting ? words.heading : words.free}
      </h2>
      {hosting ? (
        <Hosted hosting={hosting} onChanged={onChanged} />
      ) : (
        <p className="max-w-xl text-lg text-pretty text-muted">{words.freeText}</p>
      )}
    </section>
  );
}

function Hosted({ hosting, onChanged }: { hosting: MyHosting; onChanged: () => void }) {
  const { startedOn, until, priceCents, currency, taxRate } = hosting;
  const rows = [
    [words.paidUntil, tellDay(until)],
    [words.since, tellDay(startedOn)],
    [words.price, words.priceOf(tellRound(priceCents, currency), taxRate)],
  ];
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 border-t border-line pt-5">
      <dl className="grid grid-cols-2 gap-x-12 gap-y-4 sm:grid-cols-3 max-sm:[&>:last-child]:col-span-full">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="mt-1 text-lg text-balance tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <HostingAct hosting={hosting} onChanged={onChanged} />
    </div>
  );
}

function HostingAct({
  hosting: { state, cancelledOn, renewal },
  onChanged,
}: {
  hosting: MyHosting;
  onChanged: () => void;
}) {
  const { busy, run } = useAction();
  const isEnded = state === "ended";
  const resume = () =>
    run(async () => {
      await sendCommand("resume-hosting", { request: crypto.randomUUID() });
      onChanged();
      showSuccess(isEnded ? words.asked : words.kept);
    });
  // The invoice for it stands above.
  if (isEnded && renewal !== null) return null;
  if (isEnded || cancelledOn !== null) {
    return (
      <Button busyLabel={busy && (isEnded ? words.backBusy : words.keepBusy)} onClick={() => void resume()}>
        {isEnded ? words.back : words.keep}
      </Button>
    );
  }
  return (
    <Link to="/dashboard/billing/cancel" className={buttonClass("text")}>
      {words.cancel}
    </Link>
  );
}
