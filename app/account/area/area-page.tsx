import { accountContent } from "../content.ts";
import { useSession } from "../use-session.ts";
import type { AreaCard, CardNews } from "./area-card.ts";
import { AreaFrame } from "./area-frame.tsx";
import { CardGrid } from "./card-grid.tsx";

const { area: words } = accountContent;

type Props = {
  root: string;
  heading: string;
  cards: readonly AreaCard[];
  /** By the name of the card. */
  news?: Readonly<Record<string, CardNews>>;
  note?: string;
};

/** The home of one role: the way around, welcome line, and the rooms of the area. Stands inside a `Guard`. */
export function AreaPage({ root, heading, cards, news = {}, note }: Props) {
  const { profile } = useSession();
  return (
    <AreaFrame root={root} rooms={cards}>
      <div className="grid gap-x-8 gap-y-4 py-10 sm:py-12 lg:grid-cols-[auto_minmax(13rem,20rem)] lg:items-end lg:justify-between lg:py-14">
        <h1 className="font-display text-[clamp(3.25rem,7.9vw,8.75rem)] leading-[0.9] text-balance">
          {heading}
        </h1>
        <div className="lg:pb-2">
          <p className="text-xl leading-snug wrap-anywhere">
            <span className="text-muted">{words.welcome}</span>{" "}
            <span className="font-semibold">{profile?.full_name || profile?.email}</span>
          </p>
          {note && <p className="mt-2 max-w-md text-sm text-pretty text-muted">{note}</p>}
        </div>
      </div>
      <CardGrid cards={cards} news={news} />
    </AreaFrame>
  );
}
