import { type FormEvent, lazy, Suspense, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Brand } from "../../../contract/brand.ts";
import type { TemplateList } from "../../../contract/template-list.ts";
import type { Facts } from "../../../engine/facts/facts.ts";
import { phoneShape } from "../../../engine/facts/phone.ts";
import type { Picture } from "../../../engine/picture.ts";
import { CommandRefused } from "../../account/command-refused.ts";
import type { MySite } from "../../account/profile.ts";
import { sendCommand } from "../../account/send-command.ts";
import { showError, useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { forgetDraft } from "../../editor/make/kept-draft.ts";
import { type Fitting, isEmptyFitting } from "../../start/fitting.ts";
import { forgetFitting } from "../../start/fitting-store.ts";
import { designsToBegin } from "../../start/known-templates.ts";
import { AddressField } from "./address-field.tsx";
import { type Beginning, factsOf, type Made, saidOf, type Typed, withBrand } from "./beginning.ts";
import { bringLogo } from "./bring-logo.ts";
import { bringPictures } from "./bring-pictures.ts";
import { DesignChoice, firstDesign } from "./design-choice.tsx";
import { FactsFields } from "./facts-fields.tsx";
import { MadeFields } from "./made-fields.tsx";
import { newSite } from "./new-site-content.ts";
import { useAddress } from "./use-address.ts";
import { useSettled } from "./use-settled.ts";

const CopyFields = lazy(async () => ({ default: (await import("./copy-fields.tsx")).CopyFields }));

type Props = {
  fitting: Fitting;
  /** What the studio has decided of the designs. */
  templates: TemplateList;
  /** The design whose link somebody has followed; else what they have tried on last. */
  design: string;
  /** What all sites of the account have in common. */
  brand: Brand | undefined;
  /** Those of which a copy may be made. */
  sites: readonly MySite[];
  /** What follows a site's own part in its address. */
  after: string;
  first: Typed;
  /** The site that a copy was asked of. */
  copyOf: string | null;
  /** What was made on this machine before, the last first. */
  made: readonly Made[];
  /** It was asked to go on with that. */
  beginsMade: boolean;
};

/** With what a site begins: a design and what the business is, or another site. */
export function NewSiteForm({
  fitting,
  templates,
  design: askedDesign,
  brand,
  sites,
  after,
  first,
  copyOf,
  made,
  beginsMade,
}: Props) {
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const asked = sites.find(({ id }) => id === copyOf);
  const [kind, setKind] = useState<Beginning["kind"]>(
    asked ? "copy" : beginsMade && made.length > 0 ? "document" : "template",
  );
  const [goesOnWith, setGoesOnWith] = useState(made[0]?.design ?? "");
  const [typed, setTyped] = useState(first);
  const [chosen, setChosen] = useState<string>();
  const [copy, setCopy] = useState({ of: (asked ?? sites[0])?.id ?? "", name: "" });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const isCopy = kind === "copy";
  const draft = kind === "document" ? made.find(({ design }) => design === goesOnWith)?.draft : undefined;
  const copied = sites.find(({ id }) => id === copy.of)?.name ?? "";
  const name = isCopy ? copy.name || newSite.copy.nameOf(copied) : (draft?.document.facts.name ?? typed.name);
  const address = useAddress(name);
  const worn = useSettled(drawable(typed));
  // Until one is chosen, the one that stands first for the trade.
  const designs = designsToBegin(templates, askedDesign);
  const design = chosen ?? firstDesign(designs, worn.trade, askedDesign);
  const [wearsBrand, setWearsBrand] = useState(true);
  const branded = wearsBrand ? brand : undefined;
  const said = saidOf(fitting, branded?.claims[0]);
  const request = useRef({ input: "", site: "" });
  const kinds = [
    ...(made.length > 0 ? ["document" as const] : []),
    "template" as const,
    ...(sites.length > 0 ? ["copy" as const] : []),
  ];

  const logo = useRef<Facts["logo"]>(undefined);
  const brought = useRef(new Map<string, Picture>());

  /** The logo from the fitting room as a picture of the account's; without it the site is made all the same, and that is said. */
  async function withLogo(facts: Facts): Promise<Facts> {
    if (fitting.logo === "") return facts;
    try {
      logo.current ??= await bringLogo(fitting.logo, facts.name);
    } catch {
      showError(new Error(newSite.logoLost));
      return facts;
    }
    return { ...facts, logo: logo.current };
  }

  async function create(): Promise<void> {
    const beginning = isCopy
      ? { kind: "copy" as const, of: copy.of }
      : draft
        ? {
            kind: "document" as const,
            document: (await bringPictures(draft.document, brought.current)) as never,
          }
        : {
            kind: "template" as const,
            template: design,
            facts: await withLogo(withBrand(branded, factsOf(typed, typed.name))),
            language: typed.language,
            ...(said && { said }),
            ...(branded && { look: branded.look }),
          };
    const input = { name: name.trim(), subdomain: address.address, from: beginning };
    // The same asked for again, because no answer came, makes no second site.
    const text = JSON.stringify(input);
    if (request.current.input !== text) request.current = { input: text, site: crypto.randomUUID() };
    try {
      const { site } = await sendCommand("create-site", { ...input, site: request.current.site });
      // What the fitting room kept is the site's now.
      if (!isCopy) forgetFitting();
      if (draft) await forgetDraft(goesOnWith).catch(() => {});
      await navigate(`/dashboard/sites/${site}`);
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error;
      if (error.code === "address_taken") return await address.refuse(newSite.address.lost);
      if (error.code.startsWith("address_")) return await address.refuse(error.message);
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
        {kinds.length > 1 && (
          <fieldset className="flex flex-wrap gap-x-6">
            <legend className="sr-only">{newSite.beginning.legend}</legend>
            {kinds.map((one) => (
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
        {draft ? (
          <MadeFields made={made} chosen={goesOnWith} onChoose={setGoesOnWith} />
        ) : isCopy ? (
          <Suspense fallback={null}>
            <CopyFields
              sites={sites}
              copy={copy}
              placeholder={newSite.copy.nameOf(copied)}
              onChange={setCopy}
            />
          </Suspense>
        ) : (
          <>
            {brand && (
              <label className="flex min-h-12 max-w-md cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  checked={wearsBrand}
                  onChange={({ target }) => setWearsBrand(target.checked)}
                  className="size-5 shrink-0 accent-accent"
                />
                {newSite.brand}
              </label>
            )}
            <FactsFields
              typed={typed}
              onType={(change) => setTyped((before) => ({ ...before, ...change }))}
              problems={problems}
              along={newSite.facts.kept(
                said?.services.length ?? 0,
                Boolean(said?.sentence),
                fitting.logo !== "",
              )}
            />
          </>
        )}
      </div>
      {kind === "template" && (
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <DesignChoice
            designs={designs}
            chosen={design}
            onChoose={setChosen}
            asked={askedDesign}
            trade={worn.trade}
            wear={(template, standIn) => ({
              kind: "template",
              template,
              facts: withBrand(branded, factsOf(worn, standIn)),
              language: worn.language,
              ...(said && { said }),
              ...(branded && { look: branded.look }),
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
