import { sendCommand } from "../../account/send-command.ts";
import { PreviewStage } from "./preview-stage.tsx";
import type { StudioTemplate } from "./read-templates.ts";
import { templatesContent, tradeName } from "./templates-content.ts";

const words = templatesContent.one.own;

/** The first page of a template that was a site, as a business begins with it that has said no more than its name. */
export function OwnPreview({ template: { slug, brand, trades, version } }: { template: Previewed }) {
  const [trade] = trades;
  return (
    <PreviewStage
      heading={words.heading}
      brand={brand}
      token={`${slug} ${version} ${trades.join(" ")}`}
      load={async () => (await sendCommand("draw-beginning", beginningOf(slug, brand, trade))).html}
      failed={words.failed}
    />
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
