import { sql } from "kysely";
import { exportTemplates as command } from "../../contract/export-templates.ts";
import type { StudioTemplateRow, TemplateCounts } from "../../contract/studio-templates.ts";
import type { TemplateFigures } from "../../contract/template-figures.ts";
import { handle } from "../api/handle-command.ts";
import { studioTable } from "../studio/studio-table.ts";
import { readCatalogue } from "./read-catalogue.ts";

const heads = [
  "template",
  "name",
  "state",
  "featured",
  "trades",
  "note",
  "sites",
  "live",
  "demo views, 12 weeks",
  "tried in the editor",
  "sites begun",
  "published",
  "KiB",
  "requests",
  "script KiB",
  "Lighthouse",
  "axe",
  "words %",
  "editable %",
];

type Row = Pick<StudioTemplateRow, "slug" | "state" | "is_featured" | "trades" | "note" | "name" | "design">;

export const exportTemplates = handle(command, async ({ input, write }) => {
  const catalogue = await readCatalogue();
  return write(async ({ transaction, audit }) => {
    const { rows } = await sql<Row>`
      select slug, state, is_featured, trades, note, name, design from private.templates
      where slug = any (${input.templates}::text[])
    `.execute(transaction);
    const counts = await sql<TemplateCounts>`select * from private.template_counts(12)`.execute(transaction);
    // What was asked for and is there no more is left out.
    const listed = [...new Set(input.templates)].filter(
      (slug) => catalogue.has(slug) || rows.some((row) => row.slug === slug && row.design !== null),
    );
    const lines = listed.map((slug) => {
      const row = rows.find((one) => one.slug === slug);
      const made = counts.rows.find((one) => one.slug === slug);
      return [
        slug,
        row?.name ?? "",
        row?.state ?? "shown",
        row?.is_featured ? "yes" : "",
        row?.trades?.join(" ") ?? "",
        row?.note ?? "",
        ...[made?.made, made?.live, made?.demos, made?.editors, made?.sites, made?.published].map((count) =>
          String(count ?? 0),
        ),
        ...measured(catalogue.get(slug)?.figures),
      ];
    });
    const table = studioTable(heads, lines);
    await audit({
      act: "export-templates",
      target: { kind: "studio", id: "templates" },
      after: { count: table.count },
    });
    return table;
  });
});

/** What has not been measured is left empty. */
function measured({ weight, lighthouse, axe, words, editable }: TemplateFigures = {}): string[] {
  const kib = (bytes: number | undefined) => (bytes === undefined ? "" : (bytes / 1024).toFixed(1));
  const percent = (of: { share: number } | undefined) => (of ? (of.share * 100).toFixed(1) : "");
  const { performance, accessibility, bestPractices, seo } = lighthouse ?? {};
  return [
    kib(weight?.bytes),
    weight ? String(weight.requests) : "",
    kib(weight?.scriptBytes),
    lighthouse ? [performance, accessibility, bestPractices, seo].join(" / ") : "",
    axe ? String(axe.violations) : "",
    percent(words),
    percent(editable),
  ];
}
