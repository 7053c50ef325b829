import { useEffect, useState } from "react";
import type { StudioNotices as Notices } from "../../../contract/studio-setting-values.ts";
import { Button } from "../../components/ui/button.tsx";
import { accountContent } from "../content.ts";
import { openBackend } from "../open-backend.ts";
import { useSession } from "../use-session.ts";
import { useLoaded } from "./use-loaded.ts";

const { notices: words } = accountContent.area;

/** Where this browser keeps which announcements its person has put away. */
const storageKey = "fabula.put-away";

/** What the studio tells whoever is signed in: of maintenance, and customers its announcements until they are put away. */
export function StudioNotices({ announces }: { announces: boolean }) {
  const { user } = useSession();
  // A dashboard works without being told of anything.
  const { value } = useLoaded(user?.id ?? "", readNotices);
  const [putAway, setPutAway] = useState<readonly string[]>([]);
  useEffect(() => setPutAway(readPutAway()), []);
  if (!value) return null;
  const announced = announces ? value.announcements.filter(({ id }) => !putAway.includes(id)) : [];

  function put(id: string, button: HTMLButtonElement): void {
    // The focus goes on to the next that can be put away, and after the last one to the page.
    const buttons = [...(button.closest("section")?.querySelectorAll("button") ?? [])];
    const place = buttons.indexOf(button);
    const next = buttons[place + 1] ?? buttons[place - 1] ?? document.querySelector<HTMLElement>("main");
    next?.focus();
    const kept = [...putAway, id].slice(-50);
    setPutAway(kept);
    localStorage.setItem(storageKey, JSON.stringify(kept));
  }

  return (
    <>
      {value.maintenance && (
        <p role="status" className="mt-4 border-l-6 border-accent bg-raised px-4 py-3 text-pretty">
          {value.maintenance}
        </p>
      )}
      {announced.length > 0 && (
        <section aria-label={words.label}>
          {announced.map(({ id, title, body }) => (
            <div
              key={id}
              className="grid gap-x-8 gap-y-2 border-b border-line py-5 sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              <div className="min-w-0 wrap-anywhere">
                <h2 className="text-xl font-semibold">{title}</h2>
                <p className="mt-1 max-w-3xl whitespace-pre-line text-pretty text-muted">{body}</p>
              </div>
              <Button
                variant="text"
                aria-label={words.putAwayThis(title)}
                className="self-start justify-self-start"
                onClick={({ currentTarget }) => put(id, currentTarget)}
              >
                {words.putAway}
              </Button>
            </div>
          ))}
        </section>
      )}
    </>
  );
}

async function readNotices(): Promise<Notices | null> {
  const { data } = await openBackend();
  const { data: told, error } = await data.rpc("studio_notices");
  if (error) throw error;
  return told;
}

function readPutAway(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
