import { type ReactNode, useState } from "react";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { inputClass } from "../../components/ui/text-field.tsx";
import { DrawnStage, StageWidths, widthOfScreen } from "../../dashboard/drawn-stage.tsx";
import { templatesContent } from "./templates-content.ts";

const { preview: words, retry } = templatesContent.one;

type Props = {
  heading: string;
  brand: string;
  /** Where its pages are, with their names; the first is shown first. */
  pages: readonly { path: string; name: string }[];
  /** The page at a path, as markup; asked for again when `token` is another. */
  draw: (path: string) => Promise<string>;
  token: string;
  /** What leads elsewhere. */
  children?: ReactNode;
};

/** The pages of a template, as they come to whoever looks at them on a desk, a tablet or a phone. */
export function TemplateStage({ heading, brand, pages, draw, token, children }: Props) {
  const [path, setPath] = useState(pages[0]?.path ?? "/");
  const [width, setWidth] = useState(widthOfScreen);
  const { value, error, loading, again } = useLoaded(`${path} ${token}`, async () => ({
    path,
    html: await draw(path),
  }));
  const page = value?.path === path ? value.html : undefined;
  const hasFailed = error !== undefined && !loading && page === undefined;
  return (
    <section aria-labelledby="template-preview" className="border-t-2 border-ink pt-5">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id="template-preview" className="font-display text-4xl leading-none text-balance">
          {heading}
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
                  <option key={one.path} value={one.path}>
                    {one.name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <StageWidths width={width} onWidth={setWidth} words={words.widths} />
          {children}
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
