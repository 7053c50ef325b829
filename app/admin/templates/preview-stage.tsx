import "../../dashboard/sites/design/design.css";
import "../../dashboard/drawn-view.css";
import { type CSSProperties, type ReactNode, useState } from "react";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { Button } from "../../components/ui/button.tsx";
import { usePageFrame } from "../../editor/preview/use-page-frame.ts";
import { templatesContent } from "./templates-content.ts";

const { preview: words, retry } = templatesContent.one;

const widths = [
  { name: "wide", pixels: 1440 },
  { name: "tablet", pixels: 768 },
  { name: "phone", pixels: 390 },
] as const;

type Props = {
  heading: string;
  brand: string;
  /** Fetches the page; asked for again when `token` is another. */
  load: () => Promise<string>;
  token: string;
  failed: string;
  /** What stands before the widths and after them. */
  before?: ReactNode;
  after?: ReactNode;
};

/** A page as it comes to whoever looks at it on a desk, a tablet or a phone. */
export function PreviewStage({ heading, brand, load, token, failed, before, after }: Props) {
  const [width, setWidth] = useState<(typeof widths)[number]>(
    // On a phone the desk is too small to be read.
    () => widths[matchMedia("(min-width: 45rem)").matches ? 0 : 2],
  );
  const { value, error, loading, again } = useLoaded(token, async () => ({ token, html: await load() }));
  const page = value?.token === token ? value.html : undefined;
  const frame = usePageFrame(value?.html);
  const hasFailed = error !== undefined && !loading && page === undefined;
  return (
    <section aria-labelledby="template-preview" className="border-t-2 border-ink pt-5">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id="template-preview" className="font-display text-4xl leading-none text-balance">
          {heading}
        </h2>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {before}
          <fieldset className="flex">
            <legend className="sr-only">{words.widths.label}</legend>
            {widths.map((one) => (
              <button
                key={one.name}
                type="button"
                aria-pressed={one === width}
                onClick={() => setWidth(one)}
                className="min-h-11 min-w-11 cursor-pointer px-3 text-sm tabular-nums hover:text-accent aria-pressed:underline aria-pressed:decoration-accent aria-pressed:decoration-2 aria-pressed:underline-offset-8"
              >
                {words.widths[one.name]}
              </button>
            ))}
          </fieldset>
          {after}
        </div>
      </div>
      <div className="grid justify-items-center bg-line/50">
        <div
          className={`drawn-view design-stage is-${width.name}`}
          style={{ "--wide": `${width.pixels}px` } as CSSProperties}
          aria-busy={page === undefined && !hasFailed}
        >
          <iframe
            ref={frame.ref}
            srcDoc={frame.srcDoc}
            onLoad={frame.onLoad}
            title={words.label(brand)}
            className={page !== undefined && frame.isDrawn ? "is-drawn" : ""}
          />
          <p
            role="status"
            className={
              page === undefined ? "absolute inset-0 grid place-content-center p-8 text-center" : "sr-only"
            }
          >
            {hasFailed ? failed : page === undefined ? words.drawing(brand) : words.label(brand)}
          </p>
        </div>
        {hasFailed && (
          <Button variant="outline" className="my-4" onClick={again}>
            {retry}
          </Button>
        )}
      </div>
    </section>
  );
}
