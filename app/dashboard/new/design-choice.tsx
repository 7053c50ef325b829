import type { z } from "zod";
import type { drawBeginning } from "../../../contract/draw-beginning.ts";
import { PictureView } from "../../../engine/picture-view.tsx";
import { suitsTrade } from "../../../templates/suits-trade.ts";
import { sendCommand } from "../../account/send-command.ts";
import { demos } from "../../demos/catalog.ts";
import { designsInOrder } from "../../start/designs-in-order.ts";
import type { KnownDesigns, OwnDesigns } from "../../start/known-templates.ts";
import { designPictures } from "../../start/pictures.ts";
import { DrawnView } from "../drawn-view.tsx";
import { newSite } from "./new-site-content.ts";

const words = newSite.designs;

type Props = {
  designs: KnownDesigns & OwnDesigns;
  chosen: string;
  onChoose: (slug: string) => void;
  /** The design that the visitor came from. */
  asked: string;
  trade: string;
  /** What each design is asked to wear, whose own name may stand in for the business's. */
  wear: (slug: string, brand: string) => z.input<typeof drawBeginning.input>;
};

/** The design that is worn until another is chosen: the one that was asked for, or the first that is made for the trade. */
export function firstDesign({ slugs, chosen }: KnownDesigns, trade: string, asked: string): string {
  return designsInOrder(slugs, trade, asked, chosen)[0] ?? "";
}

/** All designs, each drawn with what was said so far: first the one that was asked for, then those made for the trade. */
export function DesignChoice({ designs, chosen, onChoose, asked, trade, wear }: Props) {
  const order = designsInOrder(designs.slugs, trade, asked, designs.chosen);
  const retired = designs.mayBegin(asked)
    ? undefined
    : (demos.find(({ slug }) => slug === asked)?.brand ?? designs.own(asked)?.name);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 font-display text-3xl">{words.legend}</legend>
      {retired && <p className="mb-4 max-w-xl text-pretty text-muted">{words.retired(retired)}</p>}
      <ul className="-mx-4 flex snap-x gap-5 overflow-x-auto scroll-smooth px-4 pt-2 pb-4 sm:-mx-8 sm:px-8 lg:mx-0 lg:grid lg:grid-cols-2 lg:gap-x-6 lg:gap-y-9 lg:overflow-visible lg:px-0 2xl:grid-cols-3">
        {order.map((slug) => {
          const demo = demos.find((one) => one.slug === slug);
          const own = designs.own(slug);
          if (!demo && !own) return null;
          const brand = demo?.brand ?? own?.name ?? "";
          const beginning = wear(slug, brand);
          const isAsked = slug === asked;
          const suits = suitsTrade(slug, trade, designs.chosen(slug));
          return (
            <li key={slug} className="w-[78vw] max-w-96 shrink-0 snap-center lg:w-auto lg:max-w-none">
              {/* Positioned: what is hidden in it must not stand beside the page. */}
              <label className="group relative block cursor-pointer">
                <input
                  type="radio"
                  name="design"
                  value={slug}
                  checked={slug === chosen}
                  onChange={() => onChoose(slug)}
                  className="peer sr-only"
                />
                <span className="relative block aspect-[4/3] overflow-hidden border border-line outline-offset-4 group-hover:border-ink peer-checked:outline-3 peer-checked:outline-accent peer-focus-visible:outline-3 peer-focus-visible:outline-ink">
                  {demo ? (
                    <PictureView
                      picture={designPictures[demo.slug]}
                      sizes="(min-width: 64rem) 33vw, 78vw"
                      alt=""
                      className="absolute inset-0 [&_img]:size-full [&_img]:object-cover"
                    />
                  ) : (
                    // It has no picture of itself: its name stands there until it is drawn.
                    <span
                      aria-hidden
                      className="absolute inset-0 flex items-end bg-raised p-5 font-display text-5xl leading-[0.95] wrap-anywhere"
                    >
                      {brand}
                    </span>
                  )}
                  <span className="absolute inset-0 block [&>div]:size-full [&>div]:bg-transparent!">
                    <DrawnView
                      token={JSON.stringify(beginning)}
                      draw={async () => (await sendCommand("draw-beginning", beginning)).html}
                      title={brand}
                      failed=""
                    />
                  </span>
                </span>
                <span className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3 border-b-2 border-transparent pb-1 peer-checked:border-accent">
                  <span>
                    <b className="font-semibold">{brand}</b>{" "}
                    <small className="text-sm text-muted">{demo?.industry ?? own?.industry}</small>
                  </span>
                  {(isAsked || suits || designs.isFeatured(slug)) && (
                    <em className="text-sm text-accent not-italic">
                      {isAsked ? words.asked : suits ? words.suits : words.featured}
                    </em>
                  )}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
