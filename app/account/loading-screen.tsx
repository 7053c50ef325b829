import { Wordmark } from "../identity/wordmark.tsx";
import { accountContent } from "./content.ts";

/** Stands where a guarded page will be, while the session and the profile load. */
export function LoadingScreen() {
  return (
    <main aria-busy="true" className="grid min-h-dvh place-items-center p-8">
      <div role="status" className="grid justify-items-center gap-6">
        <Wordmark className="h-12 motion-safe:animate-pulse sm:h-16" decorative />
        <p className="text-muted">{accountContent.loading}</p>
      </div>
    </main>
  );
}
