import { useState } from "react";
import type { DomainRow } from "../../../account/profile.ts";
import { useAction } from "../../../account/use-action.ts";
import { Button } from "../../../components/ui/button.tsx";
import { whenInWords } from "../sites-content.ts";
import { addressActs } from "./address-acts.ts";
import { addressesContent } from "./addresses-content.ts";
import { checkInWords } from "./check-in-words.ts";
import { DomainRecords } from "./domain-records.tsx";

const { here, states, about, problems } = addressesContent;

type Props = {
  site: string;
  domain: DomainRow;
  targets: { name: string; addresses: readonly string[] };
  mayManage: boolean;
  /** Whether it is checked together with its twin as a rule. */
  isPaired: boolean;
  /** The name that the site has with us, where the site is known by this domain. */
  own: string | undefined;
  onChanged: () => void;
};

/** How a domain stands, what is missing, and the records that would mend it. */
export function DomainState({ site, domain, targets, mayManage, isPaired, own, onChanged }: Props) {
  const { busy, run } = useAction();
  const [told, setTold] = useState<string>();
  const { state, problem, checked_at } = domain;
  const isWell = state === "verified";

  const check = () =>
    void run(async () => {
      const said = await addressActs.check(site, domain.id);
      setTold(checkInWords(said));
      onChanged();
    });

  return (
    <div className="mt-2 grid gap-4">
      <p className={isWell ? "" : "border-l-6 border-danger pl-4"}>
        <span className="font-semibold">{states[state]}.</span> {problem && `${problems[problem]} `}
        {about[state]}
        {state === "lost" && own !== undefined && ` ${here.shownMeanwhile(own)}`}
        {!isWell && domain.becomes_known && ` ${here.becomesKnown}`}
      </p>
      {!isWell && mayManage && <DomainRecords domain={domain} targets={targets} />}
      {mayManage && (
        <div className="flex flex-wrap items-center gap-x-6">
          <Button
            variant={isWell || isPaired ? "text" : "outline"}
            busyLabel={busy && here.checking}
            onClick={check}
            aria-label={`${here.check}: ${domain.host}`}
          >
            {here.check}
          </Button>
          <p className="text-sm text-muted">{checked_at ? here.last(whenInWords(checked_at)) : here.never}</p>
        </div>
      )}
      <p role="status" className="empty:hidden">
        {told}
      </p>
    </div>
  );
}
