import { useLayoutEffect, useRef, useState } from "react";
import { AskFirst } from "../../account/ask-first.tsx";
import { formText } from "../../account/form-text.ts";
import { Button } from "../../components/ui/button.tsx";
import { TextField } from "../../components/ui/text-field.tsx";
import type { PersonParts } from "./person-parts.ts";
import { RemoveForm } from "./remove-form.tsx";
import { SuspendForm } from "./suspend-form.tsx";
import { nameOf, usersContent } from "./users-content.ts";

const words = usersContent.person;

type Asked = "look" | "suspend" | "remove";

/** What an administrator can do with somebody, one below the other; what needs a word more asks for it in place. */
export function PersonActs({ person, acts, busy, act }: PersonParts) {
  const [asked, setAsked] = useState<Asked>();
  const list = useRef<HTMLElement>(null);
  const who = nameOf(person);
  const { role, status } = person;
  const other = role === "admin" ? "customer" : "admin";
  const isActive = status === "active";

  // Whoever has thought better of it is back where they were.
  const opener = useRef<Asked>(undefined);
  useLayoutEffect(() => {
    if (asked === undefined && opener.current)
      list.current?.querySelector<HTMLElement>(`[data-asks="${opener.current}"]`)?.focus();
    opener.current = asked;
  }, [asked]);
  const keep = () => setAsked(undefined);

  return (
    <section ref={list} aria-labelledby="person-acts" className="border-t-2 border-ink pt-5">
      <h2 id="person-acts" className="font-display text-4xl leading-none">
        {words.acts.heading}
      </h2>
      <div className="mt-3 grid justify-items-start">
        {role === "customer" && isActive && asked !== "look" && (
          <Button
            variant="text"
            data-asks="look"
            disabled={!person.mayBeLookedAt}
            onClick={() => setAsked("look")}
          >
            {words.look.open}
          </Button>
        )}
        {role === "customer" && isActive && !person.mayBeLookedAt && (
          <p className="text-sm text-muted">{words.look.forbidden}</p>
        )}
        {asked === "look" && (
          <AskFirst
            words={{ ...words.look, question: words.look.question(who), busy: words.busy }}
            busy={busy}
            onNo={keep}
            onYes={(form) => void act(() => acts.look(formText(form, "reason")), { text: "" })}
          >
            <TextField
              label={words.look.reason}
              name="reason"
              autoComplete="off"
              required
              minLength={3}
              maxLength={500}
            />
          </AskFirst>
        )}
        {isActive && (
          <Button
            variant="text"
            onClick={() => void act(acts.sendPasswordLink, { text: words.password.done })}
          >
            {words.password.send}
          </Button>
        )}
        {isActive && (
          <Button
            variant="text"
            onClick={() =>
              void act(() => acts.setRole(other), {
                text: words.role.made(who, other),
                undo: () => acts.setRole(role),
              })
            }
          >
            {other === "admin" ? words.role.makeAdmin : words.role.makeCustomer}
          </Button>
        )}
        {(isActive || status === "invited") && asked !== "suspend" && (
          <Button variant="text" data-asks="suspend" onClick={() => setAsked("suspend")}>
            {words.suspend.open}
          </Button>
        )}
        {asked === "suspend" && (
          <SuspendForm
            who={who}
            busy={busy}
            onNo={keep}
            onYes={(reason, sitesStayLive, isTold) =>
              void act(() => acts.suspend(reason, sitesStayLive, isTold).then(keep), {
                text: words.suspend.done(who),
                undo: acts.lift,
              })
            }
          />
        )}
        {asked !== "remove" && (
          <Button variant="text" data-asks="remove" onClick={() => setAsked("remove")}>
            {words.remove.open}
          </Button>
        )}
        {asked === "remove" && <RemoveForm {...{ person, acts, busy, act }} onNo={keep} />}
      </div>
    </section>
  );
}
