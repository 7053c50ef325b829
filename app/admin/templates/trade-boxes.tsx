import { trades as everyTrade, type Trade } from "../../../engine/facts/trades.ts";
import { makeContent as words } from "./make-content.ts";

const named = (Object.keys(everyTrade) as Trade[])
  .map((trade) => ({ trade, name: everyTrade[trade][0] }))
  .sort((one, other) => one.name.localeCompare(other.name, "en"));

/** All trades, to be ticked. */
export function TradeBoxes() {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{words.trades}</legend>
      <div className="grid max-h-80 gap-x-6 overflow-y-auto border-y border-line py-2 sm:grid-cols-2 xl:grid-cols-3">
        {named.map(({ trade, name }) => (
          <label key={trade} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input type="checkbox" name="trade" value={trade} className="size-5 shrink-0 accent-accent" />
            {name}
          </label>
        ))}
      </div>
      <p className="mt-2 text-sm text-pretty text-muted">{words.tradesHint}</p>
    </fieldset>
  );
}
