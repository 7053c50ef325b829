import { useId } from "react";
import type { InvitationRow } from "../../../account/profile.ts";
import { Button } from "../../../components/ui/button.tsx";
import { dateInWords } from "../sites-content.ts";
import { peopleContent } from "./people-content.ts";

const words = peopleContent.invited;

type Props = {
  invited: readonly InvitationRow[];
  onResend: (invitation: InvitationRow) => void;
  onRevoke: (invitation: InvitationRow) => void;
};

/** Whom the owner has invited and who has not come (yet). */
export function InvitedList({ invited, onResend, onRevoke }: Props) {
  const id = useId();
  if (invited.length === 0) return null;
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6">
      <h3 id={id} className="mb-2 font-display text-3xl">
        {words.heading}
      </h3>
      <ul>
        {invited.map((one) => (
          <li key={one.id} className="grid border-t border-line py-3 first:border-0">
            <p className="font-semibold wrap-anywhere">{one.email}</p>
            <p className="text-sm text-muted">{stateOf(one)}</p>
            {/* biome-ignore lint/a11y/useSemanticElements: these are no fields */}
            <div role="group" aria-label={words.label(one.email)} className="flex flex-wrap gap-x-6">
              {one.state !== "declined" && (
                <Button variant="text" onClick={() => onResend(one)}>
                  {words.resend}
                </Button>
              )}
              <Button variant="text" onClick={() => onRevoke(one)}>
                {one.state === "open" ? words.revoke : words.drop}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf({ role, state, expires_at }: InvitationRow): string {
  return words.states[state](peopleContent.roles[role], dateInWords(expires_at));
}
