import { PictureView } from "../../../../engine/picture-view.tsx";
import { suitsTrade } from "../../../../templates/suits-trade.ts";
import { demos } from "../../../demos/catalog.ts";
import type { KnownDesigns } from "../../../start/known-templates.ts";
import { designPictures } from "../../../start/pictures.ts";
import { DrawnView } from "../../drawn-view.tsx";
import { designContent as words } from "./design-content.ts";
import type { Worn } from "./read-worn.ts";
import type { WornPages } from "./worn-pages.ts";

type Props = {
  /** All designs, as they hang. */
  order: readonly string[];
  designs: KnownDesigns;
  shown: string;
  worn: Worn;
  pages: WornPages;
  onShow: (slug: string) => void;
};

/** All designs as small frames, each drawn with the site's own first page when it comes near the screen. */
export function DesignWall({ order, designs, shown, worn, pages, onShow }: Props) {
  return (
    <section aria-labelledby="all-designs">
      <h3 id="all-designs" className="mb-6 border-t border-line pt-6 font-display text-3xl">
        {words.wall}
      </h3>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:gap-x-6 sm:gap-y-9 lg:grid-cols-3 2xl:grid-cols-4">
        {order.map((slug) => {
          const demo = demos.find((one) => one.slug === slug);
          if (!demo) return null;
          const note =
            slug === worn.design
              ? words.worn
              : suitsTrade(slug, worn.trade, designs.chosen(slug))
                ? words.suits
                : designs.isFeatured(slug)
                  ? words.featured
                  : undefined;
          return (
            <li key={slug}>
              <button
                type="button"
                aria-pressed={slug === shown}
                onClick={() => onShow(slug)}
                className="group block w-full cursor-pointer text-left"
              >
                <span className="relative block aspect-[4/5] overflow-hidden border border-line outline-offset-4 group-hover:border-ink group-aria-pressed:outline-3 group-aria-pressed:outline-accent sm:aspect-[4/3]">
                  <PictureView
                    picture={designPictures[demo.slug]}
                    sizes="(min-width: 64rem) 33vw, 50vw"
                    alt=""
                    className="absolute inset-0 [&_img]:size-full [&_img]:object-cover"
                  />
                  <span className="absolute inset-0 block [&>div]:size-full [&>div]:bg-transparent!">
                    <DrawnView
                      token={`${slug} ${worn.revision} ${slug === worn.design}`}
                      draw={async () => {
                        const { revision, design } = worn;
                        const isWorn = slug === design;
                        return (await (isWorn ? pages.asItIs(revision) : pages.inDesign(slug, revision)))
                          .html;
                      }}
                      title={demo.brand}
                      failed=""
                    />
                  </span>
                </span>
                <span className="mt-3 block border-b-2 border-transparent pb-1 leading-snug group-aria-pressed:border-accent">
                  <span className="sr-only">{words.show(demo.brand)}</span>
                  <b aria-hidden className="font-semibold group-hover:text-accent">
                    {demo.brand}
                  </b>{" "}
                  <small className="text-sm text-muted">{demo.industry}</small>
                  {note && <em className="block text-sm text-accent not-italic">{note}</em>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
