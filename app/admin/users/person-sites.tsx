import { useState } from "react";
import { AskFirst } from "../../account/ask-first.tsx";
import { CommandRefused } from "../../account/command-refused.ts";
import { formText } from "../../account/form-text.ts";
import { OthersEmailField } from "../../account/others-email-field.tsx";
import type { OnePerson } from "../../account/profile.ts";
import { Button } from "../../components/ui/button.tsx";
import type { PersonParts } from "./person-parts.ts";
import { usersContent } from "./users-content.ts";

const words = usersContent.person.sites;

/** The sites that somebody works on; their own can be handed over. */
export function PersonSites({ person, ...parts }: PersonParts) {
  const own = person.sites.filter(({ role }) => role === "owner");
  const trashed = own.filter(({ status }) => status === "trashed").length;
  const others = person.sites.length - own.length;
  const beside = words.beside(trashed, others);
  return (
    <section aria-labelledby="person-sites" className="lg:border-t-2 lg:border-ink lg:pt-5">
      <h2 id="person-sites" className="mb-4 font-display text-4xl leading-none">
        {words.heading(own.length - trashed, others)}
      </h2>
      {beside !== "" && <p className="mb-4 text-muted">{beside}</p>}
      <ul className="border-b border-line empty:hidden">
        {person.sites.map((site) => (
          <SiteRow key={site.id} site={site} {...parts} />
        ))}
      </ul>
    </section>
  );
}

type RowProps = Omit<PersonParts, "person"> & { site: OnePerson["sites"][number] };

function SiteRow({ site, acts, busy, act }: RowProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const { name, role, status, subdomain } = site;

  const give = (to: string) =>
    act(
      async () => {
        setWrong(undefined);
        try {
          await acts.handOver(site.id, to);
          setIsAsked(false);
        } catch (refused) {
          if (refused instanceof CommandRefused) setWrong(refused.fields.to);
          throw refused;
        }
      },
      { text: words.done(name, to) },
    );

  return (
    <li className="border-t border-line py-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 sm:grid-cols-[minmax(0,1fr)_11rem_7rem]">
        <div className="min-w-0 wrap-anywhere">
          <h3 className="font-display text-2xl leading-tight">{name}</h3>
          <p className="mt-1 text-sm text-muted">{subdomain}</p>
        </div>
        <p className="text-muted max-sm:order-last max-sm:col-span-full max-sm:text-sm">
          {words.roles[role]}, {words.states[status].toLowerCase()}
        </p>
        {role === "owner" && status !== "trashed" && !isAsked && (
          <Button
            variant="text"
            className="-my-3 justify-self-end"
            aria-label={words.handOverLabel(name)}
            onClick={() => setIsAsked(true)}
          >
            {words.handOver}
          </Button>
        )}
      </div>
      {isAsked && (
        <AskFirst
          words={{ ...words, question: words.question(name), busy: usersContent.person.busy }}
          busy={busy}
          onNo={() => setIsAsked(false)}
          onYes={(form) => void give(formText(form, "to").trim())}
        >
          <OthersEmailField label={words.email} name="to" error={wrong} />
        </AskFirst>
      )}
    </li>
  );
}
