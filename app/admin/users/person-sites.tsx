import { useState } from "react";
import { AskFirst } from "../../account/ask-first.tsx";
import { CommandRefused } from "../../account/command-refused.ts";
import { formText } from "../../account/form-text.ts";
import type { OnePerson } from "../../account/profile.ts";
import { Button } from "../../components/ui/button.tsx";
import { TextField } from "../../components/ui/text-field.tsx";
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
    <section aria-labelledby="person-sites">
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
    <li className="border-t border-line py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="font-display text-2xl leading-tight wrap-anywhere">{name}</h3>
        <p className="text-muted">
          {words.roles[role]}, {words.states[status].toLowerCase()}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="text-sm text-muted wrap-anywhere">{subdomain}</p>
        {role === "owner" && status !== "trashed" && !isAsked && (
          <Button variant="text" aria-label={words.handOverLabel(name)} onClick={() => setIsAsked(true)}>
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
          <TextField
            label={words.email}
            name="to"
            type="email"
            autoComplete="off"
            required
            maxLength={255}
            error={wrong}
          />
        </AskFirst>
      )}
    </li>
  );
}
