import { buttonClass } from "../../components/ui/button-class.ts";
import { demos, pathsOf } from "../../demos/catalog.ts";
import type { StudioTemplate } from "./read-templates.ts";
import { TemplateStage } from "./template-stage.tsx";
import { templatesContent } from "./templates-content.ts";

const { preview: words, asIs } = templatesContent.one;

/** The pages of a design's demo. */
export function TemplatePreview({ template: { slug, brand } }: { template: StudioTemplate }) {
  const demo = demos.find((one) => one.slug === slug);
  if (!demo) return null;
  // What is of a record is the same page with other words.
  const paths = pathsOf(demo).filter((one) => !one.includes(":"));
  const pages = paths.map((path) => ({
    path,
    name: path === demo.path ? words.home : path.slice(demo.path.length + 1),
  }));
  return (
    <TemplateStage heading={words.heading} brand={brand} pages={pages} draw={readPage} token={slug}>
      <a href={demo.path} className={buttonClass("outline")}>
        {asIs}
      </a>
    </TemplateStage>
  );
}

/** A page as the server has built it: what it looks like before any script. */
async function readPage(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`there is no page at ${path}`);
  return response.text();
}
