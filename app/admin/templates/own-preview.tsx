import { useState } from "react";
import { buttonClass } from "../../components/ui/button-class.ts";
import { type DrawnOwn, drawOwn, tokenOf } from "./draw-own.ts";
import type { StudioTemplate } from "./read-templates.ts";
import { TemplateStage } from "./template-stage.tsx";
import { templatesContent } from "./templates-content.ts";

const { own: words, preview } = templatesContent.one;

type Previewed = DrawnOwn & Pick<StudioTemplate, "brand" | "state">;

/** The pages of a template that was a site, as a business begins with them that has said no more than its name. */
export function OwnPreview({ template }: { template: Previewed }) {
  const [paths, setPaths] = useState<readonly string[]>(["/"]);
  const pages = paths.map((path) => ({ path, name: path === "/" ? preview.home : path.slice(1) }));
  return (
    <TemplateStage
      heading={words.heading}
      brand={template.brand}
      pages={pages}
      draw={async (path) => {
        const drawn = await drawOwn(template, path);
        setPaths(drawn.pages);
        return drawn.html;
      }}
      token={tokenOf(template)}
    >
      {template.state !== "retired" && (
        <a href={`/start?design=${template.slug}`} className={buttonClass("outline")}>
          {words.tryOn}
        </a>
      )}
    </TemplateStage>
  );
}
