import { Link } from "react-router";
import { Button } from "../../components/ui/button.tsx";
import { Wordmark } from "../../identity/wordmark.tsx";
import { accountContent } from "../content.ts";
import { useSignOut } from "../guard.tsx";
import { useSession } from "../use-session.ts";
import type { AreaCard } from "./area-card.ts";
import { CardGrid } from "./card-grid.tsx";

const { area: words, home } = accountContent;

/** The home of one role: header, welcome line, and the rooms of the area. Stands inside a `Guard`. */
export function AreaPage({
  heading,
  cards,
  note,
}: {
  heading: string;
  cards: readonly AreaCard[];
  note?: string;
}) {
  const { profile } = useSession();
  const { leaving, signOut } = useSignOut();
  return (
    <div className="mx-auto flex min-h-dvh max-w-[110rem] flex-col px-4 sm:px-8 lg:px-12">
      <header className="flex min-h-20 items-center justify-between gap-4 border-b border-line">
        <Link to="/" aria-label={home} className="flex min-h-12 items-center">
          <Wordmark className="h-7 sm:h-8" decorative />
        </Link>
        <Button variant="outline" busyLabel={leaving && words.signingOut} onClick={() => void signOut()}>
          {words.signOut}
        </Button>
      </header>
      <main className="flex grow flex-col pb-8 lg:pb-12">
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
        <CardGrid cards={cards} />
      </main>
    </div>
  );
}
