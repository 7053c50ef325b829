import { type FormEvent, lazy, Suspense, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { phoneShape } from "../../../engine/facts/phone.ts";
import { CommandRefused } from "../../account/command-refused.ts";
import type { MySite } from "../../account/profile.ts";
import { sendCommand } from "../../account/send-command.ts";
import { useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { type Fitting, isEmptyFitting } from "../../start/fitting.ts";
import { forgetFitting } from "../../start/fitting-store.ts";
import { AddressField } from "./address-field.tsx";
import { type Beginning, factsOf, saidOf, type Typed } from "./beginning.ts";
import { DesignChoice, firstDesign } from "./design-choice.tsx";
import { FactsFields } from "./facts-fields.tsx";
import { newSite } from "./new-site-content.ts";
import { useAddress } from "./use-address.ts";
import { useSettled } from "./use-settled.ts";

const CopyFields = lazy(async () => ({ default: (await import("./copy-fields.tsx")).CopyFields }));

type Props = {
  fitting: Fitting;
  /** Those of which a copy may be made. */
  sites: readonly MySite[];
  /** What follows a site's own part in its address. */
  after: string;
  first: Typed;
  /** The site that a copy was asked of. */
  copyOf: string | null;
};

/** With what a site begins: a design and what the business is, or another site. */
export function NewSiteForm({ fitting, sites, after, first, copyOf }: Props) {
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const asked = sites.find(({ id }) => id === copyOf);
  const [kind, setKind] = useState<Beginning["kind"]>(asked ? "copy" : "template");
  const [typed, setTyped] = useState(first);
  const [chosen, setChosen] = useState<string>();
  const [copy, setCopy] = useState({ of: (asked ?? sites[0])?.id ?? "", name: "" });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const isCopy = kind === "copy";
  const copied = sites.find(({ id }) => id === copy.of)?.name ?? "";
  const name = isCopy ? copy.name || newSite.copy.nameOf(copied) : typed.name;
  const address = useAddress(name);
  const worn = useSettled(drawable(typed));
  // Until one is chosen, the one that stands first for the trade.
  const design = chosen ?? firstDesign(worn.trade, fitting.design);
  const said = saidOf(fitting);
  const request = useRef({ input: "", site: "" });

  async function create(): Promise<void> {
    const beginning: Beginning = isCopy
      ? { kind: "copy", of: copy.of }
      : {
          kind: "template",
          template: design,
          facts: factsOf(typed, typed.name),
          language: typed.language,
          ...(said && { said }),
        };
    const input = { name: name.trim(), subdomain: address.address, from: beginning };
    // The same asked for again, because no answer came, makes no second site.
    const text = JSON.stringify(input);
    if (request.current.input !== text) request.current = { input: text, site: crypto.randomUUID() };
    try {
      const { site } = await sendCommand("create-site", { ...input, site: request.current.site });
      // What the fitting room kept is the site's now; only a picture has no place there yet.
      if (!isCopy && fitting.logo === "") forgetFitting();
      await navigate(`/dashboard/sites/${site}`);
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error;
      if (error.code.startsWith("address_")) return address.refuse(error.message);
      const found = Object.entries(error.fields).map(([place, text]) => [
        place.split(".").at(-1) ?? "",
        text,
      ]);
      setProblems(Object.fromEntries(found));
      if (found.length === 0) throw error;
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setProblems({});
    void run(create);
  }

  return (
    <form
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-12 pt-6 lg:grid-cols-[minmax(18rem,4fr)_minmax(0,8fr)] lg:grid-rows-[auto_1fr] xl:gap-x-20"
    >
      {/* What the focus comes to stays above the address, which lies over this column where the window is low. */}
      <div className="grid content-start gap-6 lg:**:scroll-mb-80">
        <p className="max-w-md text-lg text-pretty text-muted">
          {isEmptyFitting(fitting) ? newSite.lead.anew : newSite.lead.fitted}
        </p>
        {sites.length > 0 && (
          <fieldset className="flex flex-wrap gap-x-6">
            <legend className="sr-only">{newSite.beginning.legend}</legend>
            {(["template", "copy"] as const).map((one) => (
              <label key={one} className="flex min-h-12 cursor-pointer items-center gap-3">
                <input
                  type="radio"
                  name="beginning"
                  checked={kind === one}
                  onChange={() => setKind(one)}
                  className="size-5 accent-accent"
                />
                {newSite.beginning[one]}
              </label>
            ))}
          </fieldset>
        )}
        {isCopy ? (
          <Suspense fallback={null}>
            <CopyFields
              sites={sites}
              copy={copy}
              placeholder={newSite.copy.nameOf(copied)}
              onChange={setCopy}
            />
          </Suspense>
        ) : (
          <FactsFields
            typed={typed}
            onType={(change) => setTyped((before) => ({ ...before, ...change }))}
            problems={problems}
            along={newSite.facts.kept(said?.services.length ?? 0, Boolean(said?.sentence))}
          />
        )}
      </div>
      {!isCopy && (
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <DesignChoice
            chosen={design}
            onChoose={setChosen}
            asked={fitting.design}
            trade={worn.trade}
            wear={(template, brand) => ({
              kind: "template",
              template,
              facts: factsOf(worn, brand),
              language: worn.language,
              ...(said && { said }),
            })}
          />
        </div>
      )}
      <div className="grid content-start gap-6 self-start lg:sticky lg:bottom-0 lg:col-start-1 lg:gap-3 lg:border-t lg:border-line lg:bg-paper lg:py-5">
        <AddressField field={address} after={after} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" busyLabel={busy && newSite.busy} className="min-h-14 px-12 text-lg">
            {newSite.submit}
          </Button>
          <p className="text-sm text-muted">{newSite.after}</p>
        </div>
      </div>
    </form>
  );
}

/** What was typed without what no page could say yet, because it is half typed. */
function drawable(typed: Typed): Typed {
  const { phone, email } = typed;
  return {
    ...typed,
    phone: phoneShape.test(phone) ? phone : "",
    email: /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(email) ? email : "",
  };
}
