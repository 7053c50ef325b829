import { useState } from "react";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { buttonClass } from "../../components/ui/button-class.ts";
import { inputClass } from "../../components/ui/text-field.tsx";
import { DrawnStage, StageWidths, widthOfScreen } from "../../dashboard/drawn-stage.tsx";
import { demos, pathsOf } from "../../demos/catalog.ts";
import type { StudioTemplate } from "./read-templates.ts";
import { templatesContent } from "./templates-content.ts";

const { preview: words, asIs, retry } = templatesContent.one;

/** The pages of its demo, as they come to whoever looks at them on a desk, a tablet or a phone. */
export function TemplatePreview({ template: { slug, brand } }: { template: StudioTemplate }) {
  const demo = demos.find((one) => one.slug === slug);
  const [path, setPath] = useState(demo?.path ?? "");
  const [width, setWidth] = useState(widthOfScreen);
  const { value, error, loading, again } = useLoaded(path, async () => ({
    path,
    html: await readPage(path),
  }));
  const page = value?.path === path ? value.html : undefined;
  if (!demo) return null;
  const hasFailed = error !== undefined && !loading && page === undefined;
  // What is of a record is the same page with other words.
  const pages = pathsOf(demo).filter((one) => !one.includes(":"));
  return (
    <section aria-labelledby="template-preview" className="border-t-2 border-ink pt-5">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id="template-preview" className="font-display text-4xl leading-none">
          {words.heading}
        </h2>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {pages.length > 1 && (
            <label className="flex items-center gap-3 text-sm">
              <span className="text-muted">{words.page}</span>
              <select
                value={path}
                onChange={({ target }) => setPath(target.value)}
                className={`${inputClass} w-44!`}
              >
                {pages.map((one) => (
                  <option key={one} value={one}>
                    {one === demo.path ? words.home : one.slice(demo.path.length + 1)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <StageWidths width={width} onWidth={setWidth} words={words.widths} />
          <a href={demo.path} className={buttonClass("outline")}>
            {asIs}
          </a>
        </div>
      </div>
      <DrawnStage
        width={width}
        desk={1440}
        html={value?.html}
        state={hasFailed ? "failed" : page === undefined ? "drawing" : "shown"}
        words={{
          drawing: words.drawing(brand),
          shown: words.label(brand),
          failed: words.failed,
          again: retry,
        }}
        onAgain={again}
      />
    </section>
  );
}

/** A page as the server has built it: what it looks like before any script. */
async function readPage(path: string): Promise<string> {
  if (path === "") return "";
  const response = await fetch(path);
  if (!response.ok) throw new Error(`there is no page at ${path}`);
  return response.text();
}
