import { Button } from "../components/ui/button.tsx";
import { Wordmark } from "../identity/wordmark.tsx";
import { accountContent } from "./content.ts";
import { sessionStore } from "./session-store.ts";

const { guard: words, area } = accountContent;

/** Stands where a guarded page would be when the profile, and so the role, could not be loaded. */
export function ProfileProblem({ leaving, signOut }: { leaving: boolean; signOut: () => Promise<void> }) {
  return (
    <main className="grid min-h-dvh content-center gap-8 px-5 py-12 sm:px-10 lg:px-[12%]">
      <Wordmark className="h-8 justify-self-start" />
      <h1 className="max-w-3xl font-display text-5xl leading-[0.95] text-balance sm:text-7xl">
        {words.failedHeading}
      </h1>
      <p role="alert" className="max-w-lg text-lg text-pretty text-muted">
        {words.failedText}
      </p>
      <div className="flex flex-wrap gap-4">
        <Button onClick={sessionStore.retry}>{words.retry}</Button>
        <Button variant="outline" busyLabel={leaving && area.signingOut} onClick={() => void signOut()}>
          {area.signOut}
        </Button>
      </div>
    </main>
  );
}
