import { Link } from "react-router";
import type { AreaCard, CardNews } from "./area-card.ts";

const tones = {
  paper: "bg-paper",
  raised: "bg-raised",
  deep: "scheme-dark bg-raised text-ink",
  // What has the focus is marked in the accent elsewhere, which nobody sees on it.
  accent: "bg-accent text-on-accent [&_:focus-visible]:outline-on-accent",
} as const;

/** All the room that the words leave, up to the edges of the card. */
const above = "relative -mt-6 -mr-6 mb-3 min-h-32 grow lg:-mt-8 lg:-mr-8";

/** The rooms of an area, set like the columns of a broadsheet: one lead, thin rules, no two alike. */
export function CardGrid({
  cards,
  news,
}: {
  cards: readonly AreaCard[];
  news: Readonly<Record<string, CardNews>>;
}) {
  return (
    <ul className="grid grow gap-px border border-line bg-line sm:grid-cols-2 lg:auto-rows-[minmax(19.5rem,1fr)] lg:grid-cols-12">
      {cards.map((card) => (
        <Card key={card.name} card={card} news={news[card.name]} />
      ))}
    </ul>
  );
}

function Card({ card, news }: { card: AreaCard; news: CardNews | undefined }) {
  const { name, text, to, icon: Icon, figure: Figure, figurePlace = above, tone, place, lead } = card;
  return (
    <li
      className={`relative isolate flex min-h-68 flex-col justify-end overflow-hidden p-6 sm:min-h-72 lg:p-8 ${tones[tone]} ${place}`}
    >
      <div className={`-z-10 ${figurePlace}`}>
        <Figure className="absolute inset-0 size-full overflow-visible" />
      </div>
      <span className="absolute top-6 left-6 lg:top-8 lg:left-8">
        <Icon size={26} strokeWidth={1.5} aria-hidden />
      </span>
      <h2
        className={`font-display leading-none text-balance ${lead ? "text-5xl xl:text-7xl" : "text-3xl xl:text-4xl"}`}
      >
        {to === undefined ? (
          name
        ) : (
          // The whole card leads there.
          <Link
            to={to}
            className="decoration-2 underline-offset-8 after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
        )}
      </h2>
      <p
        className={`mt-3 max-w-xs text-pretty ${tone === "accent" ? "" : "text-muted"} ${lead ? "lg:max-w-sm lg:text-lg" : ""}`}
      >
        {text}
      </p>
      {news && (
        <p
          className={`mt-4 gap-y-1 ${lead ? "flex flex-wrap items-baseline gap-x-4" : "grid justify-items-start"}`}
        >
          {news.figure && <span className="font-display text-2xl leading-none">{news.figure}</span>}
          {news.next && (
            <Link
              to={news.next.to}
              className="relative -my-3 inline-flex min-h-12 items-center font-medium underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {news.next.label}
            </Link>
          )}
        </p>
      )}
    </li>
  );
}
