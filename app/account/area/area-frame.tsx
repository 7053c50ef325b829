import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { Button } from "../../components/ui/button.tsx";
import { Wordmark } from "../../identity/wordmark.tsx";
import { accountContent } from "../content.ts";
import { useSignOut } from "../guard.tsx";
import { useSession } from "../use-session.ts";
import type { AreaCard } from "./area-card.ts";
import { keepFocus } from "./keep-focus.ts";
import { RoomLinks } from "./room-links.tsx";
import { StudioNotices } from "./studio-notices.tsx";

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
  const { pathname, key } = useLocation();
  const main = useRef<HTMLElement>(null);
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

  useEffect(() => {
    if (!main.current) return;
    const leaving = new AbortController();
    keepFocus(main.current, leaving.signal);
    return () => leaving.abort();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where one has come from another page of the app
  useEffect(() => {
    if (key !== "default" && document.activeElement === document.body) main.current?.focus();
  }, []);

  const leave = (
    <Button variant="outline" busyLabel={leaving && words.signingOut} onClick={() => void signOut()}>
      {words.signOut}
    </Button>
  );
  const person = profile?.full_name || profile?.email;
  const account = `${root}/account`;
  const own = (
    <Link
      to={account}
      aria-current={pathname === account ? "page" : undefined}
      className="group/account flex min-h-12 min-w-0 flex-col justify-center text-sm leading-tight"
    >
      <span className="truncate font-semibold">{person}</span>{" "}
      <span className="text-muted underline-offset-4 group-hover/account:underline group-aria-[current]/account:underline group-aria-[current]/account:decoration-accent group-aria-[current]/account:decoration-2">
        {words.myAccount}
      </span>
    </Link>
  );
  return (
    <div className="mx-auto flex min-h-dvh max-w-[110rem] flex-col px-4 sm:px-8 lg:px-12">
      <header className="relative border-b border-line">
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:absolute focus:top-4 focus:left-40 focus:z-30 focus:bg-paper focus:p-3"
        >
          {words.skip}
        </a>
        <div className="flex min-h-20 items-center justify-between gap-4 max-sm:flex-wrap">
          <Link to="/" aria-label={home} className="flex min-h-12 shrink-0 items-center">
            <Wordmark className="h-7 sm:h-8" decorative />
          </Link>
          <nav aria-label={words.rooms} className="hidden xl:block">
            <RoomLinks root={root} rooms={rooms} look="row" />
          </nav>
          <div className="flex items-center gap-4">
            <nav aria-label={words.account} className="flex items-center gap-4 max-sm:hidden">
              <div className="max-w-44 xl:max-w-32 2xl:max-w-56">{own}</div>
              {leave}
            </nav>
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
          <nav
            aria-label={words.account}
            className="mt-6 flex items-center justify-between gap-4 border-t border-line pt-5 sm:hidden"
          >
            {own}
            {leave}
          </nav>
        </div>
      </header>
      <StudioNotices announces={root === "/dashboard"} />
      <main ref={main} id="main" tabIndex={-1} className="flex grow flex-col pb-8 outline-none lg:pb-12">
        {children}
      </main>
    </div>
  );
}
