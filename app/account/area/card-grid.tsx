import type { AreaCard } from "./area-card.ts";

const tones = {
  paper: "bg-paper",
  raised: "bg-raised",
  deep: "scheme-dark bg-raised text-ink",
  accent: "bg-accent text-on-accent",
} as const;

/** The rooms of an area, set like the columns of a broadsheet: one lead, thin rules, no two alike. */
export function CardGrid({ cards }: { cards: readonly AreaCard[] }) {
  return (
    <ul className="grid grow gap-px border border-line bg-line sm:grid-cols-2 lg:auto-rows-[minmax(18.5rem,1fr)] lg:grid-cols-12">
      {cards.map((card) => (
        <Card key={card.name} card={card} />
      ))}
    </ul>
  );
}

function Card({ card }: { card: AreaCard }) {
  const { name, text, icon: Icon, figure: Figure, figurePlace = "inset-0", tone, place, lead } = card;
  return (
    <li
      className={`relative isolate flex min-h-68 flex-col justify-end overflow-hidden p-6 sm:min-h-72 lg:p-8 ${tones[tone]} ${place}`}
    >
      <div className={`absolute -z-10 ${figurePlace}`}>
        <Figure className="size-full overflow-visible" />
      </div>
      <span className="absolute top-6 left-6 lg:top-8 lg:left-8">
        <Icon size={26} strokeWidth={1.5} aria-hidden />
      </span>
      <h2
        className={`font-display leading-none text-balance ${lead ? "text-5xl xl:text-7xl" : "text-3xl xl:text-4xl"}`}
      >
        {name}
      </h2>
      <p
        className={`mt-3 max-w-xs text-pretty ${tone === "accent" ? "" : "text-muted"} ${lead ? "lg:max-w-sm lg:text-lg" : ""}`}
      >
        {text}
      </p>
    </li>
  );
}
