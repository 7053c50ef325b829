import type { StudioDesign } from "../../../contract/studio-figures.ts";
import { CsvButton } from "../../account/area/lists/csv-button.tsx";
import { ListTable } from "../../account/area/lists/list-table.tsx";
import { sendCommand } from "../../account/send-command.ts";
import { demos } from "../../demos/catalog.ts";
import { studioContent } from "./studio-content.ts";

const { heading, none, name, columns, file } = studioContent.designs;
const figures = ["demos", "editors", "sites", "published", "returned", "paying"] as const;

/** How often each design was looked at, what was made of it, and how far those came who made it. */
export function DesignTable({ designs, weeks }: { designs: readonly StudioDesign[]; weeks: number }) {
  return (
    <section aria-labelledby="by-design">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 pb-4">
        <h2 id="by-design" className="font-display text-4xl">
          {heading}
        </h2>
        {designs.length > 0 && (
          <CsvButton
            name={file}
            of={heading}
            load={() => sendCommand("export-studio-figures", { weeks, of: "designs" })}
          />
        )}
      </div>
      {designs.length === 0 ? (
        <p className="border-t border-line py-6 text-muted">{none}</p>
      ) : (
        <ListTable
          label={heading}
          rows={designs}
          keyOf={({ template }) => template}
          lead={{
            label: name,
            show: ({ template }) => demos.find(({ slug }) => slug === template)?.brand ?? template,
          }}
          columns={figures.map((one) => ({
            label: columns[one],
            show: (design: StudioDesign) => design[one].toLocaleString("en"),
            isFigure: true,
          }))}
        />
      )}
    </section>
  );
}
