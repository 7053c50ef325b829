import { useState } from "react";
import type { DomainRow } from "../../../account/profile.ts";
import { showSuccess, useAction } from "../../../account/use-action.ts";
import { Button } from "../../../components/ui/button.tsx";
import { addressActs } from "./address-acts.ts";
import { addressesContent } from "./addresses-content.ts";
import { checkInWords } from "./check-in-words.ts";

const words = addressesContent.here;

type Props = { site: string; pair: readonly [DomainRow, DomainRow]; onChanged: () => void };

/** What is done with a domain and the same with www at once. */
export function PairActs({ site, pair: [one, other], onChanged }: Props) {
  const { busy, run } = useAction();
  const [told, setTold] = useState<readonly string[]>([]);
  const areWell = one.state === "verified" && other.state === "verified";

  const check = () =>
    void run(async () => {
      const said = await Promise.all(
        [one, other].map(async ({ id, host }) =>
          words.checked(host, checkInWords(await addressActs.check(site, id))),
        ),
      );
      setTold(said);
      onChanged();
    });
  const remove = () =>
    void run(async () => {
      await addressActs.remove(site, one.id, true);
      showSuccess(words.removedBoth(one.host, other.host));
      onChanged();
    });

  return (
    <li className="border-b border-line py-4">
      <p className="text-sm text-muted text-pretty wrap-anywhere">{words.pair(one.host, other.host)}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        {!areWell && (
          <Button variant="outline" busyLabel={busy && words.checking} onClick={check}>
            {words.checkBoth}
          </Button>
        )}
        <Button variant="text" disabled={busy} onClick={remove}>
          {words.removeBoth}
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {told.map((text) => (
          <p key={text} className="wrap-anywhere">
            {text}
          </p>
        ))}
      </div>
    </li>
  );
}
