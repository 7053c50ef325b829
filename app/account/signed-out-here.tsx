import { buttonClass } from "../components/ui/button-class.ts";
import { Wordmark } from "../identity/wordmark.tsx";
import { accountContent } from "./content.ts";
import { StepHeading } from "./step-heading.tsx";

const words = accountContent.signedOutHere;

/** Stands where a guarded page was when its session has ended in this browser alone, because the server was out of reach. */
export function SignedOutHere() {
  return (
    <main className="grid min-h-dvh content-center justify-items-start gap-8 px-5 py-12 sm:px-10 lg:px-[12%]">
      {/* Not the router's links: what they lead to is loaded anew once there is a network again. */}
      <a href="/" aria-label={accountContent.home}>
        <Wordmark className="h-8" decorative />
      </a>
      <StepHeading>{words.heading}</StepHeading>
      <p className="max-w-lg text-lg text-pretty text-muted">{words.text}</p>
      <a href="/auth" className={buttonClass("solid")}>
        {words.again}
      </a>
    </main>
  );
}
