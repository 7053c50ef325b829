import { useEffect, useState } from "react";
import { chosenPicture } from "../../../engine/document/chosen-picture.ts";
import { pathsOf } from "../../../engine/document/page-at.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { cardWords, mostCards } from "../../../engine/render/card-words.ts";
import type { DrawCard } from "./draw-card.ts";
import { foundTexts } from "./found-texts.ts";
import { partsWords } from "./parts-words.ts";

const words = partsWords.found;

/** Milliseconds after a change before the picture is asked for again. */
const pause = 400;

type Props = { document: SiteDocument; path: string; drawCard: DrawCard | undefined };

/** The picture that the page at `path` is shared with: the one that the site has chosen, or the one that publishing draws. */
export function SharedPicture({ document, path, drawCard }: Props) {
  const chosen = chosenPicture(document);
  const card = chosen ? undefined : cardOf(document, path);
  const asked = card && drawCard ? JSON.stringify(card) : "";
  const [drawn, setDrawn] = useState<{ of: string; picture?: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn is all in what is asked for
  useEffect(() => {
    if (!card || !drawCard) return;
    let isOld = false;
    const timer = setTimeout(
      async () => {
        const picture = await drawCard(card).catch(() => undefined);
        if (!isOld) setDrawn({ of: asked, ...(picture && { picture }) });
      },
      drawn ? pause : 0,
    );
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [asked]);

  if (chosen) return <Picture src={`${chosen.path}-og.jpg`} />;
  const { picture } = drawn ?? {};
  return (
    <>
      {picture ? (
        <Picture src={picture} />
      ) : (
        asked !== "" && !drawn && <div className="aspect-[1200/630] border-b border-line bg-raised" />
      )}
      <p role="status" className="border-b border-line px-4 py-3 text-sm leading-normal text-muted">
        {asked === "" ? words.drawn : !drawn ? words.drawing : picture ? words.asDrawn : words.notDrawn}
      </p>
    </>
  );
}

function Picture({ src }: { src: string }) {
  return (
    <img src={src} alt="" width={1200} height={630} className="block h-auto w-full border-b border-line" />
  );
}

/** What publishing draws it from. */
function cardOf(document: SiteDocument, path: string) {
  const title = foundTexts(document, path)?.title;
  if (title === undefined) return undefined;
  const { facts, pages, collections = {}, seo, theme } = document;
  const first = collections[pages[path]?.record ?? ""]?.[0];
  const place = pathsOf(document).indexOf(first ? path.replace(":id", first.id) : path);
  return { ...cardWords(facts, place < mostCards ? path : "/", title), language: seo.language, theme };
}
