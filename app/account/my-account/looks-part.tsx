import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { useLoaded } from "../area/use-loaded.ts";
import { openBackend } from "../open-backend.ts";
import type { LookRow } from "../profile.ts";
import { sendCommand } from "../send-command.ts";
import { sessionStore } from "../session-store.ts";
import { useAction } from "../use-action.ts";
import { useSession } from "../use-session.ts";
import { AccountPart } from "./account-part.tsx";
import { myAccountContent } from "./my-account-content.ts";
import { whenUsed } from "./when-used.ts";

const words = myAccountContent.looks;

/** Whether the studio may see the product as this person does, and when it has. */
export function LooksPart() {
  const { profile } = useSession();
  const { value, error, again } = useLoaded("", readLooks);
  const { busy, run } = useAction();
  const [said, setSaid] = useState("");
  if (!profile) return null;
  const isAllowed = profile.may_be_looked_at;

  const change = () =>
    run(async () => {
      await sendCommand("allow-looks", { request: crypto.randomUUID(), allowed: !isAllowed });
      await sessionStore.refreshProfile();
      setSaid(isAllowed ? words.forbidden : words.allowed);
      again();
    });

  return (
    <AccountPart heading={words.heading} text={words.text}>
      <div id="looks" className="grid justify-items-start gap-4">
        <p className={`border-l-4 pl-4 font-semibold ${isAllowed ? "border-line" : "border-accent"}`}>
          {isAllowed ? words.may : words.mayNot}
        </p>
        <Button variant="outline" busyLabel={busy && words.busy} onClick={() => void change()}>
          {isAllowed ? words.forbid : words.allow}
        </Button>
        <p role="status" className="text-muted empty:hidden">
          {said}
        </p>
      </div>
      {error !== undefined && !value && (
        <p role="alert" className="mt-6 text-muted">
          {words.failed}{" "}
          <Button variant="text" onClick={again}>
            {words.retry}
          </Button>
        </p>
      )}
      {value?.length === 0 && <p className="mt-6 text-muted">{words.none}</p>}
      {value && value.length > 0 && (
        <ul aria-label={words.list} className="mt-6 border-b border-line">
          {value.map((look) => (
            <li key={look.opened_at} className="border-t border-line py-3">
              <p className="font-semibold wrap-anywhere">{look.reason}</p>
              <p className="text-sm text-muted">
                {words.told(look.by_name, whenUsed(look.opened_at), minutesOf(look))}
              </p>
            </li>
          ))}
        </ul>
      )}
    </AccountPart>
  );
}

/** How long it was; null while it is open. */
function minutesOf({ opened_at, ended_at }: LookRow): number | null {
  if (ended_at === null) return null;
  return Math.max(1, Math.round((Date.parse(ended_at) - Date.parse(opened_at)) / 60_000));
}

async function readLooks(): Promise<LookRow[]> {
  const { data } = await openBackend();
  const { data: rows, error } = await data.rpc("my_looks");
  if (error) throw error;
  return rows;
}
