import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { Button } from "../../components/ui/button.tsx";
import { Wordmark } from "../../identity/wordmark.tsx";
import { accountContent } from "../content.ts";
import { useSignOut } from "../guard.tsx";
import { useSession } from "../use-session.ts";
import type { AreaCard } from "./area-card.ts";
import { RoomLinks } from "./room-links.tsx";

const { area: words, home } = accountContent;

type Props = {
  /** Where the area begins: `/dashboard`. */
  root: string;
  rooms: readonly Pick<AreaCard, "name" | "to">[];
  children: ReactNode;
};

/** What surrounds every page of an area: the way around, who is signed in, and the way out. Stands inside a `Guard`. */
export function AreaFrame({ root, rooms, children }: Props) {
  const { profile } = useSession();
  const { leaving, signOut } = useSignOut();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has gone somewhere has done with the menu
  useEffect(() => setIsOpen(false), [pathname]);
  useEffect(() => {
    if (!isOpen) return;
    const closing = new AbortController();
    const close = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setIsOpen(false);
      menu.current?.querySelector("button")?.focus();
    };
    document.addEventListener("keydown", close, closing);
    return () => closing.abort();
  }, [isOpen]);

  const leave = (
    <Button variant="outline" busyLabel={leaving && words.signingOut} onClick={() => void signOut()}>
      {words.signOut}
    </Button>
  );
  const person = profile?.full_name || profile?.email;
  return (
    <div className="mx-auto flex min-h-dvh max-w-[110rem] flex-col px-4 sm:px-8 lg:px-12">
      <header className="relative border-b border-line">
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:absolute focus:top-4 focus:left-40 focus:z-30 focus:bg-paper focus:p-3"
        >
          {words.skip}
        </a>
        <div className="flex min-h-20 items-center justify-between gap-4">
          <Link to="/" aria-label={home} className="flex min-h-12 shrink-0 items-center">
            <Wordmark className="h-7 sm:h-8" decorative />
          </Link>
          <nav aria-label={words.rooms} className="hidden xl:block">
            <RoomLinks root={root} rooms={rooms} look="row" />
          </nav>
          <div className="flex items-center gap-4">
            <p className="hidden max-w-44 truncate text-sm text-muted md:block xl:max-w-32 2xl:max-w-56">
              {person}
            </p>
            <div className="max-sm:hidden">{leave}</div>
            <div ref={menu} className="xl:hidden">
              <Button
                variant="outline"
                aria-expanded={isOpen}
                aria-controls="area-menu"
                onClick={() => setIsOpen(!isOpen)}
              >
                {isOpen ? words.closeMenu : words.menu}
              </Button>
            </div>
          </div>
        </div>
        <div
          id="area-menu"
          hidden={!isOpen}
          className="absolute inset-x-0 top-full z-20 border border-line bg-raised p-5 shadow-xl sm:p-8 xl:hidden"
        >
          <nav aria-label={words.rooms}>
            <RoomLinks root={root} rooms={rooms} look="list" />
          </nav>
          <div className="mt-6 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5 sm:hidden">
            <p className="min-w-0 wrap-anywhere text-muted">{person}</p>
            {leave}
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex grow flex-col pb-8 outline-none lg:pb-12">
        {children}
      </main>
    </div>
  );
}
