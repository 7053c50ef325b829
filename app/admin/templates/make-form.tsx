import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { StudioSite } from "../../../contract/studio-sites.ts";
import { trades as everyTrade, type Trade } from "../../../engine/facts/trades.ts";
import { ActionForm } from "../../account/action-form.tsx";
import { CommandRefused } from "../../account/command-refused.ts";
import { formText } from "../../account/form-text.ts";
import { sendCommand } from "../../account/send-command.ts";
import { showSuccess, useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { buttonClass } from "../../components/ui/button-class.ts";
import { makeContent as words } from "./make-content.ts";
import { type Kind, NameFields } from "./name-fields.tsx";
import { WhichVersion } from "./which-version.tsx";

type Props = {
  sites: readonly StudioSite[];
  /** What somebody came for. */
  site: string | null;
  version: number;
};

/** Which version of which site becomes a template, and how that is called. */
export function MakeForm({ sites, site: askedSite, version: askedVersion }: Props) {
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [chosen, setChosen] = useState({ site: askedSite, version: askedVersion });
  const [kind, setKind] = useState<Kind>("next");
  const request = useRef({ input: "", request: "" });
  const site = sites.find((one) => one.site === chosen.site) ?? sites[0];
  if (!site) return null;
  const version =
    (site.versions.find((one) => one.number === chosen.version) ?? site.versions[0])?.number ?? 1;
  const { template } = site;
  const isNext = template !== null && kind === "next";
  const isMade = template !== null && version === template.version;
  const isTooEarly = isNext && version < template.version;

  const make = (form: HTMLFormElement) =>
    void run(async () => {
      setErrors({});
      const text = (name: string) => formText(form, name);
      const trades = new FormData(form)
        .getAll("trade")
        .filter((one) => typeof one === "string" && one in everyTrade);
      const as = isNext
        ? { kind: "next" as const, template: template.slug }
        : { kind: "new" as const, name: text("name"), industry: text("industry"), trades: trades as Trade[] };
      const input = { site: site.site, version, as, note: text("note") };
      // The same asked for again, because no answer came, makes no second template.
      const told = JSON.stringify(input);
      if (request.current.input !== told) request.current = { input: told, request: crypto.randomUUID() };
      try {
        const made = await sendCommand("make-template", { ...input, request: request.current.request });
        showSuccess(isNext ? words.went(template.name) : words.made(text("name")));
        await navigate(`/admin/templates/${made.template}`);
      } catch (error) {
        if (error instanceof CommandRefused) setErrors(error.fields);
        throw error;
      }
    });

  return (
    <div className="grid gap-x-16 gap-y-12 border-t-2 border-ink pt-5 lg:grid-cols-[minmax(0,7fr)_minmax(18rem,5fr)]">
      <div className="grid content-start gap-8 lg:order-last">
        {[words.goes, words.stays].map(({ heading, text }) => (
          <section
            key={heading}
            aria-label={heading}
            className="border-t border-line pt-5 first:border-t-0 first:pt-0"
          >
            <h2 className="font-display text-2xl">{heading}</h2>
            <p className="mt-2 max-w-prose text-pretty text-muted">{text}</p>
          </section>
        ))}
      </div>
      <ActionForm onSubmit={make}>
        <WhichVersion sites={sites} site={site} version={version} onChoose={setChosen} />
        {isMade ? (
          <p role="status" className="max-w-prose text-pretty">
            {words.as.made(template.name)}
          </p>
        ) : (
          <NameFields
            template={template}
            kind={kind}
            onKind={setKind}
            errors={errors}
            isTooEarly={isTooEarly}
          />
        )}
        <div className="flex flex-wrap gap-x-6">
          {!isMade && !isTooEarly && (
            <Button type="submit" busyLabel={busy && words.busy}>
              {words.submit}
            </Button>
          )}
          <Link to={`/dashboard/sites/${site.site}#versions`} className={buttonClass("text")}>
            {words.which.look}
          </Link>
        </div>
      </ActionForm>
    </div>
  );
}
