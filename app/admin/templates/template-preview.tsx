import { useState } from "react";
import { buttonClass } from "../../components/ui/button-class.ts";
import { inputClass } from "../../components/ui/text-field.tsx";
import { demos, pathsOf } from "../../demos/catalog.ts";
import { PreviewStage } from "./preview-stage.tsx";
import type { StudioTemplate } from "./read-templates.ts";
import { templatesContent } from "./templates-content.ts";

const { preview: words, asIs } = templatesContent.one;

/** The pages of its demo, as they come to whoever looks at them. */
export function TemplatePreview({ template: { slug, brand } }: { template: StudioTemplate }) {
  const demo = demos.find((one) => one.slug === slug);
  const [path, setPath] = useState(demo?.path ?? "");
  if (!demo) return null;
  // What is of a record is the same page with other words.
  const pages = pathsOf(demo).filter((one) => !one.includes(":"));
  return (
    <PreviewStage
      heading={words.heading}
      brand={brand}
      token={path}
      load={() => readPage(path)}
      failed={words.failed}
      before={
        pages.length > 1 && (
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
        )
      }
      after={
        <a href={demo.path} className={buttonClass("outline")}>
          {asIs}
        </a>
      }
    />
  );
}

/** A page as the server has built it: what it looks like before any script. */
async function readPage(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`there is no page at ${path}`);
  return response.text();
}
