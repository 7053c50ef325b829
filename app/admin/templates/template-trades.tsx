import { type FormEvent, useState } from "react";
import { trades as everyTrade, type Trade } from "../../../engine/facts/trades.ts";
import { tradesOf } from "../../../templates/suits-trade.ts";
import { Button } from "../../components/ui/button.tsx";
import type { TemplateParts } from "./template-parts.ts";
import { templatesContent, tradeName } from "./templates-content.ts";

const words = templatesContent.one.trades;
const named = (Object.keys(everyTrade) as Trade[])
  .map((trade) => ({ trade, name: tradeName(trade) }))
  .sort((one, other) => one.name.localeCompare(other.name, "en"));

/** The trades that see it first and begin with it whole. */
export function TemplateTrades({ template, busy, set }: TemplateParts) {
  const [isOpen, setOpen] = useState(false);
  const { slug, brand, trades, hasOwnTrades } = template;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll("trade");
    const next = named.flatMap(({ trade }) => (chosen.includes(trade) ? [trade] : []));
    void set({ trades: next }, words.done(brand)).then(() => setOpen(false));
  }

  return (
    <section aria-labelledby="template-trades" className="border-t-2 border-ink pt-5">
      <h2 id="template-trades" className="font-display text-4xl leading-none">
        {words.heading}
      </h2>
      <p className="mt-2 text-sm text-pretty text-muted">{words.text}</p>
      {isOpen ? (
        <form onSubmit={submit} className="mt-4 grid gap-5">
          <fieldset className="grid max-h-96 gap-x-6 overflow-y-auto border-y border-line py-2 sm:grid-cols-2">
            <legend className="sr-only">{words.heading}</legend>
            {named.map(({ trade, name }) => (
              <label key={trade} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  name="trade"
                  value={trade}
                  defaultChecked={trades.includes(trade)}
                  className="size-5 shrink-0 accent-accent"
                />
                {name}
              </label>
            ))}
          </fieldset>
          <div className="flex flex-wrap gap-x-6">
            <Button type="submit" busyLabel={busy && templatesContent.one.state.busy}>
              {words.save}
            </Button>
            <Button variant="text" onClick={() => setOpen(false)}>
              {words.cancel}
            </Button>
          </div>
        </form>
      ) : (
        <>
          <p className="mt-4 text-lg text-pretty">
            {hasOwnTrades
              ? `${trades.map(tradeName).join(", ") || "—"}`
              : words.usual(trades.map(tradeName).join(", "))}
          </p>
          <div className="flex flex-wrap gap-x-6">
            <Button variant="text" onClick={() => setOpen(true)}>
              {words.edit}
            </Button>
            {hasOwnTrades && tradesOf(slug).length > 0 && (
              <Button variant="text" onClick={() => void set({ trades: null }, words.done(brand))}>
                {words.asUsual}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
