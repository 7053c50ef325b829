import { useLoaded } from "../area/use-loaded.ts";
import { DataPart } from "./data-part.tsx";
import { DeletePart } from "./delete-part.tsx";
import { readSessions } from "./read-sessions.ts";
import { SessionsPart } from "./sessions-part.tsx";

/** What the product's own commands tell of an account; where there are none, because accounts are a Supabase's, nothing. */
export function KeptParts({ email }: { email: string }) {
  const loaded = useLoaded("", async () => ({ sessions: await readSessions() }));
  const { value } = loaded;
  if (value && value.sessions === undefined) return null;
  return (
    <>
      <SessionsPart sessions={value?.sessions} hasFailed={loaded.error !== undefined} again={loaded.again} />
      <DataPart />
      <DeletePart email={email} />
    </>
  );
}
