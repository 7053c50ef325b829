import { useState } from "react";
import { PictureView } from "../../../engine/picture-view.tsx";
import { suitsTrade } from "../../../templates/suits-trade.ts";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { demos } from "../../demos/catalog.ts";
import { designsInOrder } from "../../start/designs-in-order.ts";
import { designsToWear, readTemplateList } from "../../start/known-templates.ts";
import { designPictures } from "../../start/pictures.ts";
import { lookWords } from "./look-words.ts";

const words = lookWords.designs;

type Props = {
  /** The one that the site wears. */
  worn: string;
  trade: string;
  /** Has the site wear another one; gives false where that could not be done. */
  dress: (slug: string, brand: string) => Promise<boolean>;
};

/** All designs as the studio shows them, those made for the trade first: whichever is pressed is worn by the page beside, with all that it says. */
export default function OtherDesigns({ worn, trade, dress }: Props) {
  const [asked, setAsked] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  // What the studio decides meanwhile is seen when the list is opened anew.
  const { value: list } = useLoaded("", () => readTemplateList());

  async function choose(slug: string, brand: string): Promise<void> {
    if (asked !== undefined || slug === worn) return;
    setAsked(slug);
    setFailed(false);
    setFailed(!(await dress(slug, brand)));
    setAsked(undefined);
  }

  if (!list) {
    return (
      <p role="status" className="text-sm text-muted">
        {words.loading}
      </p>
    );
  }
  const { slugs, chosen, isFeatured } = designsToWear(list, worn);
  const noteOf = (slug: string) => {
    if (slug === worn) return words.worn;
    if (slug === asked) return words.coming;
    if (suitsTrade(slug, trade, chosen(slug))) return words.suits;
    return isFeatured(slug) ? words.featured : undefined;
  };
  return (
    <>
      <p className="mb-4 text-sm text-pretty text-muted">{words.hint}</p>
      {hasFailed && (
        <p role="alert" className="mb-4 border-l-2 border-danger pl-3 text-sm">
          {words.failed}
        </p>
      )}
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:max-lg:grid-cols-4">
        {designsInOrder(slugs, trade, undefined, chosen).map((slug) => {
          const demo = demos.find((one) => one.slug === slug);
          if (!demo) return null;
          const { brand } = demo;
          return (
            <li key={slug}>
              <button
                type="button"
                aria-pressed={slug === worn}
                aria-busy={slug === asked || undefined}
                aria-disabled={asked !== undefined || undefined}
                onClick={() => void choose(slug, brand)}
                className="group block w-full cursor-pointer text-left text-xs"
              >
                <span className="block aspect-[4/3] overflow-hidden border border-line group-hover:border-ink group-aria-pressed:outline-2 group-aria-pressed:outline-offset-2 group-aria-pressed:outline-accent">
                  <PictureView
                    picture={designPictures[demo.slug]}
                    sizes="9rem"
                    alt=""
                    className={`block size-full transition-opacity group-aria-busy:opacity-40 motion-reduce:transition-none [&_img]:size-full [&_img]:object-cover`}
                  />
                </span>
                <span className="mt-2 block text-sm font-semibold group-hover:text-accent">{brand}</span>
                <span className="block text-muted">{noteOf(slug) ?? demo.industry}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
