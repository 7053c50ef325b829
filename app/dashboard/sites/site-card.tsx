import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import type { MySite } from "../../account/profile.ts";
import { Button } from "../../components/ui/button.tsx";
import { inputClass } from "../../components/ui/text-field.tsx";
import { SiteView } from "./site-view.tsx";
import { dateInWords, sitesContent, whenInWords } from "./sites-content.ts";
import { StateMark } from "./state-mark.tsx";

const { acts } = sitesContent;
const daysInTrash = 30 * 86_400_000;

export type CardActs = {
  rename: (site: MySite, name: string) => void;
  unpublish: (site: MySite) => void;
  trash: (site: MySite) => void;
  restore: (site: MySite) => void;
};

/** How a card stands in the list: alone in the row, before all others, beside that one alone, or as one of many. */
export type CardPlace = "alone" | "lead" | "beside" | "among";

const places: Record<CardPlace, { card: string; view: string }> = {
  alone: {
    card: "sm:col-span-2 lg:col-span-3 lg:grid lg:grid-cols-3",
    view: "aspect-[16/10] lg:col-span-2 lg:aspect-[16/9]",
  },
  lead: {
    card: "sm:col-span-2 lg:row-span-2 lg:col-span-2",
    view: "aspect-[16/10] lg:aspect-auto lg:grow lg:min-h-96",
  },
  beside: { card: "lg:row-span-2", view: "aspect-[16/10] lg:aspect-auto lg:grow" },
  among: { card: "", view: "aspect-[16/10]" },
};

type Props = { site: MySite; address: string; acts: CardActs; place: CardPlace };

/** A site among many: its first page in small, how it stands, and what can be done with it as a whole. */
export function SiteCard({ site, address, acts: act, place }: Props) {
  const { id, name, state, role, changed_at, trashed_at, unread } = site;
  const [isRenaming, setIsRenaming] = useState(false);
  const isOwner = role === "owner";
  const isLarge = place === "alone" || place === "lead";
  return (
    <li className={`relative -mt-px -ml-px flex flex-col border border-line ${places[place].card}`}>
      <div className={`[&>div]:size-full ${places[place].view}`}>
        <SiteView site={site} />
      </div>
      <div
        className={`grid content-start gap-2 border-line p-5 lg:p-6 ${place === "alone" ? "max-lg:border-t lg:border-l" : "border-t"}`}
      >
        <StateMark state={state} />
        {isRenaming ? (
          <Rename
            name={name}
            onCancel={() => setIsRenaming(false)}
            onSave={(next) => {
              setIsRenaming(false);
              if (next !== name) act.rename(site, next);
            }}
          />
        ) : (
          <h2
            className={`font-display leading-none wrap-anywhere ${isLarge ? "text-4xl lg:text-5xl" : "text-3xl"}`}
          >
            <Link
              to={`/dashboard/sites/${id}`}
              className="inline-flex min-h-11 items-center decoration-2 underline-offset-6 hover:underline"
            >
              {name}
            </Link>
          </h2>
        )}
        <p className="text-sm wrap-anywhere">{address}</p>
        {role !== "owner" && <p className="text-sm font-semibold">{sitesContent.shared[role]}</p>}
        <p className="text-sm text-muted">
          {trashed_at
            ? sitesContent.erased(dateInWords(Date.parse(trashed_at) + daysInTrash))
            : sitesContent.changed(whenInWords(changed_at))}
        </p>
        {unread > 0 && state !== "trashed" && (
          <Link
            to={`/dashboard/sites/${id}#messages`}
            className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            <span aria-hidden className="size-2 rounded-full bg-accent" />
            {sitesContent.unread(unread)}
          </Link>
        )}
        {state === "trashed" && isOwner && (
          <Button variant="text" className="justify-self-start" onClick={() => act.restore(site)}>
            {acts.restore}
          </Button>
        )}
        {state !== "trashed" && (
          <details className="group/more mt-1 border-t border-line">
            <summary
              aria-label={acts.more(name)}
              className="flex min-h-11 cursor-pointer list-none items-center text-sm text-muted group-open/more:text-ink hover:text-ink"
            >
              {acts.moreShort}
            </summary>
            <div className="flex flex-wrap gap-x-6">
              <Link
                to={`/dashboard/new?copy=${id}`}
                className="inline-flex min-h-12 items-center font-medium underline decoration-1 underline-offset-4 hover:text-accent"
              >
                {acts.duplicate}
              </Link>
              {isOwner && (
                <>
                  <Button variant="text" onClick={() => setIsRenaming(true)}>
                    {acts.rename}
                  </Button>
                  {(state === "live" || state === "changed") && (
                    <Button variant="text" onClick={() => act.unpublish(site)}>
                      {acts.unpublish}
                    </Button>
                  )}
                  <Button variant="text" onClick={() => act.trash(site)}>
                    {acts.trash}
                  </Button>
                </>
              )}
            </div>
          </details>
        )}
      </div>
    </li>
  );
}

type RenameProps = { name: string; onSave: (name: string) => void; onCancel: () => void };

function Rename({ name, onSave, onCancel }: RenameProps) {
  const [typed, setTyped] = useState(name);
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSave(typed.trim() || name);
  }
  return (
    <form onSubmit={submit} onKeyDown={({ key }) => key === "Escape" && onCancel()} className="grid gap-2">
      <input
        // biome-ignore lint/a11y/noAutofocus: whoever chose to rename goes on by typing
        autoFocus
        aria-label={acts.newName}
        value={typed}
        maxLength={80}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
        className={inputClass}
      />
      <div className="flex gap-6">
        <Button type="submit" variant="text">
          {acts.save}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {acts.cancel}
        </Button>
      </div>
    </form>
  );
}
