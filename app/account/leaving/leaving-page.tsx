import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Button } from "../../components/ui/button.tsx";
import { identity } from "../../identity/identity.ts";
import { Wordmark } from "../../identity/wordmark.tsx";
import { accountContent } from "../content.ts";
import { fetchMyData } from "../my-account/fetch-my-data.ts";
import { sendCommand } from "../send-command.ts";
import { sessionStore } from "../session-store.ts";
import { showSuccess, useAction } from "../use-action.ts";
import { useSession } from "../use-session.ts";
import { leavingContent as words } from "./leaving-content.ts";

const { area } = accountContent;

const dayAndMonth = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });

type Props = {
  /** Whether whoever it is signs out at this moment. */
  isGoing: boolean;
  signOut: () => Promise<void>;
};

/** Stands in place of every page of somebody whose account is being deleted: the way back, the own data, and the way out. */
export function LeavingPage({ isGoing, signOut }: Props) {
  const { profile } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const comesBack = useComesBack();
  const download = useAction();
  const [said, setSaid] = useState("");
  const leavesAt = new Date(profile?.leaves_at ?? 0);
  const isOver = leavesAt.getTime() <= Date.now();
  const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(leavesAt);
  // In one piece: a day and its month are read together.
  const day = dayAndMonth.format(leavesAt).replace(" ", "\u00a0");
  useOwnTitle(isOver ? words.over.title : words.title(day));
  // What was pressed to come here has gone.
  useEffect(() => heading.current?.focus(), []);

  const fetchAll = () =>
    download.run(async () => {
      setSaid("");
      await fetchMyData();
      setSaid(words.begun);
    });

  return (
    <main className="grid min-h-dvh content-center justify-items-start gap-8 px-5 py-12 sm:px-10 lg:px-[12%]">
      <a href="/" aria-label={accountContent.home} className="flex min-h-12 items-center">
        <Wordmark className="h-8" decorative />
      </a>
      <h1
        ref={heading}
        tabIndex={-1}
        className="max-w-5xl font-display text-[clamp(3rem,7vw,7.5rem)] leading-[0.92] text-balance outline-none"
      >
        {isOver ? words.over.heading : words.heading(day)}
      </h1>
      <p className="max-w-xl text-lg text-pretty text-muted sm:text-xl">
        {isOver ? words.over.text : words.text(date)}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {!isOver && (
          <Button busyLabel={comesBack.busy && words.keeping} onClick={() => void comesBack.run()}>
            {words.keep}
          </Button>
        )}
        <Button variant="outline" busyLabel={download.busy && words.packing} onClick={() => void fetchAll()}>
          {words.data}
        </Button>
        <Button
          variant="text"
          className="sm:ml-4"
          busyLabel={isGoing && area.signingOut}
          onClick={() => void signOut()}
        >
          {area.signOut}
        </Button>
      </div>
      <p role="status" className="text-muted empty:hidden">
        {said}
      </p>
    </main>
  );
}

/** As long as the page stands in place of another, whose own title comes back with it. */
function useOwnTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · ${identity.name}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}

function useComesBack() {
  const { busy, run } = useAction();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const keep = () =>
    run(async () => {
      await sendCommand("keep-account", { request: crypto.randomUUID() });
      // To where they are: the page that shows again then takes the focus, as after any step to it.
      await navigate(pathname + search + hash, { replace: true });
      await sessionStore.refreshProfile();
      showSuccess(words.kept);
    });
  return { busy, run: keep };
}
