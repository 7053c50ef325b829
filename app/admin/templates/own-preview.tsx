import { sendCommand } from "../../account/send-command.ts";
import { DrawnView } from "../../dashboard/drawn-view.tsx";
import type { StudioTemplate } from "./read-templates.ts";
import { templatesContent, tradeName } from "./templates-content.ts";

const words = templatesContent.one.own;

/** The first page of a template that was a site, as a business begins with it that has said no more than its name. */
export function OwnPreview({ template: { slug, brand, trades, version } }: { template: Previewed }) {
  const [trade] = trades;
  return (
    <section aria-labelledby="template-preview" className="border-t-2 border-ink pt-5">
      <h2 id="template-preview" className="mb-5 font-display text-4xl leading-none">
        {words.heading}
      </h2>
      <div className="aspect-[4/3] max-w-4xl border border-line [&>div]:size-full">
        <DrawnView
          token={`${slug} ${version} ${trades.join(" ")}`}
          draw={async () => (await sendCommand("draw-beginning", beginningOf(slug, brand, trade))).html}
          title={brand}
          failed={words.failed}
        />
      </div>
    </section>
  );
}

type Previewed = Pick<StudioTemplate, "slug" | "brand" | "trades"> & { version: number | null };

function beginningOf(template: string, name: string, trade: StudioTemplate["trades"][number] | undefined) {
  const said = trade === undefined ? undefined : tradeName(trade);
  return {
    kind: "template" as const,
    template,
    facts: { name: name.slice(0, 60), ...(said && { trade: said }) },
    language: "en-US",
  };
}
