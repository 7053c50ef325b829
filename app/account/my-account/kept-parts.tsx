import { useLoaded } from "../area/use-loaded.ts";
import { useSession } from "../use-session.ts";
import { DataPart } from "./data-part.tsx";
import { DeletePart } from "./delete-part.tsx";
import { LooksPart } from "./looks-part.tsx";
import { readSessions } from "./read-sessions.ts";
import { SessionsPart } from "./sessions-part.tsx";

/** What the product's own commands tell of an account; where there are none, because accounts are a Supabase's, nothing. */
export function KeptParts({ email }: { email: string }) {
  const loaded = useLoaded("", async () => ({ sessions: await readSessions() }));
  const { value } = loaded;
  const { profile } = useSession();
  if (value && value.sessions === undefined) return null;
  return (
    <>
      <SessionsPart sessions={value?.sessions} hasFailed={loaded.error !== undefined} again={loaded.again} />
      {profile?.role === "customer" && <LooksPart />}
      <DataPart />
      <DeletePart email={email} />
    </>
  );
}
