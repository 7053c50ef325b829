import { useState } from "react";
import { useNavigate } from "react-router";
import { mayDo } from "../../../../contract/permissions.ts";
import { useLoaded } from "../../../account/area/use-loaded.ts";
import type { PersonRow as Person } from "../../../account/profile.ts";
import { sendCommand } from "../../../account/send-command.ts";
import { Button } from "../../../components/ui/button.tsx";
import type { SitePanelProps } from "../site-panel.ts";
import { useSiteAction } from "../use-site-action.ts";
import { EditorsPublish } from "./editors-publish.tsx";
import { InviteForm } from "./invite-form.tsx";
import { InvitedList } from "./invited-list.tsx";
import { OfferNotice } from "./offer-notice.tsx";
import { peopleActs } from "./people-acts.ts";
import { peopleContent as words } from "./people-content.ts";
import { nameOf, PersonRow } from "./person-row.tsx";
import { readPeople } from "./read-people.ts";

type Notice = { text: string; undo?: { act: () => Promise<unknown>; said: string } };

/** Who works on a site: for everybody who does, with the ways in and out for whom they are. */
export function PeopleTab({ site, onChanged }: SitePanelProps) {
  const { value, error, again } = useLoaded(`${site.id} ${site.role}`, () => readPeople(site.id));
  const [notice, setNotice] = useState<Notice>();
  const navigate = useNavigate();
  const { busy, run } = useSiteAction(onChanged);
  const acts = peopleActs(site.id);

  if (!value) {
    return (
      <div className="grid justify-items-start gap-6 py-8">
        <p role="status" className="text-lg text-muted">
          {error ? words.failed : words.loading}
        </p>
        {error !== undefined && <Button onClick={again}>{words.retry}</Button>}
      </div>
    );
  }
  const { people, invited } = value;
  const isOwner = mayDo(site.role, "people", site.settings);
  const offer = people.find(({ is_me, offered_until }) => is_me && offered_until !== null)?.offered_until;

  /** Does one thing, says so, and looks again. */
  const act = (does: () => Promise<unknown>, said: Notice) =>
    run(async () => {
      setNotice(undefined);
      await does();
      setNotice(said);
      again();
    });

  const remove = (person: Person) =>
    person.is_me
      ? run(async () => {
          await acts.remove(person.account);
          await navigate("/dashboard/sites");
        })
      : act(() => acts.remove(person.account), { text: words.remove.done(nameOf(person)) });

  const answer = (does: () => Promise<unknown>, said: string) =>
    act(does, { text: said }).then(() => onChanged());

  const publishing = (isOn: boolean) =>
    act(
      async () => {
        const { editorsPublish: _, ...others } = site.settings;
        const settings = isOn ? others : { ...others, editorsPublish: false };
        await sendCommand("change-settings", { request: crypto.randomUUID(), site: site.id, settings });
        onChanged();
      },
      { text: isOn ? words.publishing.on : words.publishing.off },
    );

  return (
    <section aria-label={words.list}>
      {offer && (
        <OfferNotice
          site={site.name}
          until={offer}
          busy={busy}
          onAccept={() => void answer(acts.accept, words.offer.done)}
          onDecline={() => void answer(acts.withdraw, words.offer.declined)}
        />
      )}
      <h2 className="mb-6 font-display text-4xl leading-none text-balance sm:text-6xl">
        {words.headline(people.length - 1)}
      </h2>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ul>
          {people.map((person) => (
            <PersonRow
              key={person.account}
              person={person}
              site={site.name}
              isOwner={isOwner}
              busy={busy}
              onChange={(role) =>
                void act(() => acts.change(person.account, role), {
                  text: words.changed(nameOf(person), role),
                  undo: {
                    act: () => acts.change(person.account, role === "editor" ? "viewer" : "editor"),
                    said: words.changed(nameOf(person), role === "editor" ? "viewer" : "editor"),
                  },
                })
              }
              onRemove={() => void remove(person)}
              onOffer={() =>
                void act(() => acts.offer(person.account), { text: words.handOver.done(nameOf(person)) })
              }
              onWithdraw={() => void act(acts.withdraw, { text: words.handOver.withdrawn })}
            />
          ))}
        </ul>
        {isOwner ? (
          <div className="grid content-start gap-8">
            <InviteForm
              onInvite={async (email, role) => {
                await acts.invite(email, role);
                setNotice({ text: words.invite.sent(email) });
                again();
              }}
            />
            <InvitedList
              invited={invited}
              onResend={({ id, email }) =>
                void act(() => acts.resend(id), { text: words.invited.resent(email) })
              }
              onRevoke={({ id, email, state }) =>
                void act(() => acts.revoke(id), {
                  text: state === "open" ? words.invited.revoked(email) : words.invited.dropped(email),
                })
              }
            />
            <EditorsPublish
              isOn={site.settings.editorsPublish !== false}
              onChange={(isOn) => void publishing(isOn)}
            />
          </div>
        ) : (
          <p className="max-w-sm text-muted">{words.notOwner}</p>
        )}
      </div>
      <p
        role="status"
        className="sticky bottom-0 mt-6 flex min-h-13 flex-wrap items-center justify-between gap-x-6 border-y border-line bg-paper empty:invisible"
      >
        {notice?.text}
        {notice?.undo && (
          <Button
            variant="text"
            onClick={() => notice.undo && void act(notice.undo.act, { text: notice.undo.said })}
          >
            {words.undo}
          </Button>
        )}
      </p>
    </section>
  );
}
