import { type RefObject, useState } from "react";
import { useLoaded } from "../../../account/area/use-loaded.ts";
import { Button } from "../../../components/ui/button.tsx";
import { demos } from "../../../demos/catalog.ts";
import { DrawnStage, StageWidths, widthOfScreen } from "../../drawn-stage.tsx";
import { designContent } from "./design-content.ts";
import { MovedList } from "./moved-list.tsx";
import type { Worn } from "./read-worn.ts";
import type { WornPages } from "./worn-pages.ts";

const words = designContent.stage;

type Props = {
  /** Takes the focus when another design comes onto the stage. */
  heading: RefObject<HTMLHeadingElement | null>;
  design: string;
  worn: Worn;
  pages: WornPages;
  busy: boolean;
  /** Whether whoever looks may change the design: a viewer may not, and a site that rests keeps it. */
  state: "may" | "may not" | "rests";
  onWear: () => void;
};

/** One design, large and at three widths, with what becomes of all that the site says. */
export function DesignStage({ heading, design, worn, pages, busy, state, onWear }: Props) {
  const key = `${design} ${worn.revision}`;
  const { value, error, loading, again } = useLoaded(key, async () => ({
    key,
    today: await pages.inDesign(design, worn.revision),
    asItIs: design === worn.design ? await pages.asItIs(worn.revision) : undefined,
  }));
  // Of the design that is worn: as the studio has it today, where that is something else.
  const [isToday, setToday] = useState(false);
  const [width, setWidth] = useState(widthOfScreen);
  // Of another design is what was shown before this one was asked for.
  const page = value?.key === key ? value.today : undefined;
  const demo = demos.find(({ slug }) => slug === design);
  const brand = demo?.brand ?? design;
  const isWorn = design === worn.design;
  const hasFailed = error !== undefined && !loading && !page;
  return (
    <section aria-labelledby="stage" className="border-t-2 border-ink pt-5">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h3 id="stage" ref={heading} tabIndex={-1} className="scroll-mt-4 outline-none">
          <span className="block font-display text-5xl leading-none sm:text-6xl">{brand}</span>{" "}
          <span className="mt-2 block text-muted">{demo?.industry}</span>
        </h3>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <StageWidths width={width} onWidth={setWidth} words={words.widths} />
          {isWorn && !isToday ? (
            <p className="text-muted">{words.isWorn}</p>
          ) : state === "may" ? (
            <Button busyLabel={busy && words.wearing} disabled={!page} onClick={onWear} className="px-10">
              {isWorn ? words.today.wear : words.wear}
            </Button>
          ) : (
            <p className="max-w-xs text-sm text-muted">{state === "rests" ? words.resting : words.mayNot}</p>
          )}
        </div>
      </div>
      <div className="grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,8fr)_minmax(16rem,4fr)]">
        <DrawnStage
          width={width}
          desk={1280}
          html={(isToday ? undefined : value?.asItIs?.html) ?? value?.today.html}
          state={hasFailed ? "failed" : page ? "shown" : "drawing"}
          words={{
            drawing: words.drawing(brand),
            shown: words.label(brand),
            failed: words.failed,
            again: designContent.again,
          }}
          onAgain={again}
        />
        {page && !isWorn && <MovedList moved={page.moved} />}
        {page?.differs && isWorn && (
          <section aria-labelledby="today" className="grid content-start gap-4">
            <h4 id="today" className="font-display text-2xl leading-tight">
              {words.today.heading}
            </h4>
            <p className="text-pretty text-muted">
              {page.improvement
                ? designContent.improved.changes(page.improvement.changes)
                : worn.isVersionKnown
                  ? words.today.ownText
                  : words.today.text}
            </p>
            <Button
              variant="outline"
              className="justify-self-start"
              aria-pressed={isToday}
              onClick={() => setToday(!isToday)}
            >
              {isToday ? words.today.asItIs : words.today.look}
            </Button>
          </section>
        )}
      </div>
    </section>
  );
}
