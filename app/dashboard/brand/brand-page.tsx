import { type FormEvent, useRef, useState } from "react";
import { Link } from "react-router";
import type { Brand } from "../../../contract/brand.ts";
import { CommandRefused } from "../../account/command-refused.ts";
import { sendCommand } from "../../account/send-command.ts";
import { useAction } from "../../account/use-action.ts";
import { useSession } from "../../account/use-session.ts";
import { Button } from "../../components/ui/button.tsx";
import { useSettled } from "../new/use-settled.ts";
import { PictureField } from "../pictures/picture-field.tsx";
import { brandContent as words } from "./brand-content.ts";
import { BrandFacts } from "./brand-facts.tsx";
import { BrandLookFields } from "./brand-look-fields.tsx";
import { BrandSites } from "./brand-sites.tsx";
import { BrandSpecimen } from "./brand-specimen.tsx";
import type { BrandPageData } from "./read-brand.ts";

/** The brand as a form, a page that wears it beside, and the sites that may wear it too. */
export function BrandPage({ kept, first, sites, design }: BrandPageData) {
  const { user } = useSession();
  const { busy, run } = useAction();
  const [brand, setBrand] = useState<Brand>(first);
  const [revision, setRevision] = useState(kept?.revision ?? 0);
  const [savedText, setSavedText] = useState(kept ? JSON.stringify(kept.brand) : "");
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const worn = useSettled(brand, 300);
  const request = useRef({ text: "", id: "" });
  const isSaved = JSON.stringify(brand) === savedText;

  async function save(): Promise<void> {
    setProblems({});
    const said = tidy(brand);
    const text = JSON.stringify([said, revision]);
    // The same asked for again, because no answer came, is the same request.
    if (request.current.text !== text) request.current = { text, id: crypto.randomUUID() };
    try {
      const answer = await sendCommand("save-brand", { request: request.current.id, revision, brand: said });
      setRevision(answer.revision);
      setBrand(said);
      setSavedText(JSON.stringify(said));
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error;
      const found = Object.entries(error.fields).map(([place, told]) => [
        place.split(".").slice(1).join("."),
        told,
      ]);
      setProblems(Object.fromEntries(found));
      throw error;
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void run(save);
  }

  return (
    <>
      <form
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      >
        <div className="grid content-start gap-12">
          <BrandFacts brand={brand} onBrand={setBrand} problems={problems} />
          <section aria-labelledby="brand-logo" className="grid gap-5 border-t border-line pt-5">
            <h2 id="brand-logo" className="font-display text-3xl">
              {words.parts.logo}
            </h2>
            <PictureField
              label={words.logo.label}
              value={brand.facts.logo}
              owner={user?.id ?? ""}
              onChange={(logo) => setBrand({ ...brand, facts: { ...brand.facts, logo } })}
            />
            {brand.facts.logo && (
              <Button
                variant="text"
                className="justify-self-start text-sm"
                onClick={() => {
                  const { logo: _, ...facts } = brand.facts;
                  setBrand({ ...brand, facts });
                }}
              >
                {words.logo.remove}
              </Button>
            )}
            <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
              {words.logo.hint}
              <Link
                to="/dashboard/pictures"
                className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
              >
                {words.logo.all}
              </Link>
            </p>
          </section>
          <BrandLookFields
            look={brand.look}
            logo={brand.facts.logo}
            onLook={(look) => setBrand((before) => ({ ...before, look }))}
          />
        </div>
        <div className="lg:sticky lg:top-6 lg:self-start">
          <BrandSpecimen brand={tidy(worn)} design={design} />
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button type="submit" busyLabel={busy && words.saving} className="min-h-14 px-10 text-lg">
              {words.save}
            </Button>
            <p role="status" className="text-muted">
              {isSaved ? words.saved : words.unsaved}
            </p>
          </div>
        </div>
      </form>
      <BrandSites first={sites} brand={isSaved ? revision : undefined} />
    </>
  );
}

/** As it is kept: without what nobody has said. */
function tidy(brand: Brand): Brand {
  const facts = Object.entries(brand.facts).filter(
    ([name, value]) => name === "name" || (value !== "" && value !== undefined),
  );
  return {
    ...brand,
    facts: Object.fromEntries(facts) as Brand["facts"],
    claims: brand.claims.map((text) => text.trim()).filter((text) => text !== ""),
  };
}
