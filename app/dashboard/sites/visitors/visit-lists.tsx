import { pageInWords, sourceInWords, visitWords } from "../../../../contract/visit-words.ts";
import type { SiteVisits } from "../../../../contract/visits.ts";
import { ShareList } from "../../../components/chart/share-list.tsx";
import { visitorsContent } from "./visitors-content.ts";

const { headings } = visitWords;
const { missed: words } = visitorsContent;

/** As many as are shown before somebody asks for the table. */
const mostListed = 10;

/** Which pages were seen, where visitors came from, on what, and what they did not find. */
export function VisitLists({ visits: { pages, sources, kinds, missed } }: { visits: SiteVisits }) {
  const lists = [
    {
      heading: headings.pages,
      shares: pages.map(({ page, views }) => ({ name: pageInWords(page), whole: page, count: views })),
    },
    {
      heading: headings.sources,
      shares: sources.map(({ source, views }) => ({ name: sourceInWords(source), count: views })),
    },
    {
      heading: headings.kinds,
      shares: kinds.map(({ kind, views }) => ({ name: visitWords.kinds[kind], count: views })),
    },
  ];
  return (
    <div className="grid gap-x-12 gap-y-12 md:grid-cols-2 lg:grid-cols-[5fr_4fr_3fr]">
      {lists.map(
        ({ heading, shares }) =>
          shares.length > 0 && (
            <section key={heading} aria-label={heading}>
              <h3 className="pb-4 font-display text-3xl">{heading}</h3>
              <ShareList shares={shares.slice(0, mostListed)} />
            </section>
          ),
      )}
      {missed.length > 0 && (
        <section aria-label={words.heading} className="md:col-span-2 lg:col-span-3">
          <h3 className="pb-2 font-display text-3xl">{words.heading}</h3>
          <p className="max-w-prose pb-4 text-muted">{words.text}</p>
          <ShareList
            className="max-w-3xl"
            shares={missed
              .slice(0, mostListed)
              .map(({ path, count }) => ({ name: path === "" ? words.rest : path, count }))}
          />
        </section>
      )}
    </div>
  );
}
