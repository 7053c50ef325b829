import { Wordmark } from "../identity/wordmark.tsx";
import { accountContent } from "./content.ts";
import { WithoutScripts } from "./without-scripts.tsx";

/** Stands where a guarded page will be, while the session and the profile load. */
export function LoadingScreen() {
  return (
    <main aria-busy="true" className="grid min-h-dvh place-items-center p-8">
      <div role="status" className="grid justify-items-center gap-6">
        <Wordmark className="h-12 sm:h-16 motion-safe:animate-pulse noscript:animate-none" decorative />
        <p className="text-muted noscript:hidden">{accountContent.loading}</p>
        <WithoutScripts />
      </div>
    </main>
  );
}
