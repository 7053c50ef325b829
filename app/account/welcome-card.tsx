import { startTransition, useEffect, useOptimistic, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../../engine/live/use-hydrated.ts";
import { Tabs } from "../components/ui/tabs.tsx";
import { type AuthStep, hashOfStep, readAuthStep } from "./auth-step.ts";
import { CheckMail, keepSentMail } from "./check-mail.tsx";
import { accountContent } from "./content.ts";
import { ForgotPassword } from "./forgot-password.tsx";
import { keepMail, readKeptMail } from "./kept-mail.ts";
import { LinkSent } from "./link-sent.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { useSession } from "./use-session.ts";
import { useTitle } from "./use-title.ts";

const words = accountContent.auth;
const tabs = [
  { value: "sign-in", label: words.tabs.signIn, href: "#sign-in" },
  { value: "sign-up", label: words.tabs.signUp, href: "#sign-up" },
] as const;

/** Sign in, sign up and the steps around them. Each stands in the address, so it can be linked to and found again. */
export function WelcomeCard({ sentHere }: { sentHere: boolean }) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { endedElsewhere } = useSession();
  const needed = endedElsewhere ? accountContent.notices.signedOutElsewhere : words.signIn.needed;
  const [typed, setTyped] = useState<string>();
  // The page rendered ahead of time cannot know the fragment, and the first render has to agree with it.
  const { step, email: mailed } = readAuthStep(hydrated ? hash : "");
  // The address follows a moment later: a quick hand that goes on from a tab must find that tab's form already.
  const [tab, setTab] = useOptimistic<"sign-in" | "sign-up">(step === "sign-up" ? step : "sign-in");
  // Only where a step begins with it: the fields of the tabs stand there already, and may just be typed in.
  const kept = step === "sign-in" || step === "sign-up" ? undefined : readKeptMail()?.email;
  const email = mailed ?? typed ?? kept ?? "";

  function show(next: AuthStep, replace = false): void {
    void navigate({ search, hash: hashOfStep(next) }, { replace });
  }

  useEffect(() => {
    if (kept !== undefined) setTyped((known) => known ?? kept);
  }, [kept]);

  useEffect(() => {
    if (mailed === null) return;
    // The field has it: nothing more of it stays in the address.
    setTyped(mailed);
    void navigate({ search, hash: hashOfStep(step) }, { replace: true });
  }, [mailed, step, search, navigate]);

  // Without an address there is nothing to wait for: the step was opened by hand.
  if (step === "check-mail" && email) {
    return <CheckMail email={email} onBack={() => show("sign-up")} onSignIn={() => show("sign-in")} />;
  }
  if (step === "link-sent" && email) {
    return (
      <LinkSent
        email={email}
        // The page follows the session.
        onVerified={() => {}}
        onAgain={() => show("forgot")}
        onBack={() => show("sign-in")}
      />
    );
  }
  if (step === "forgot" || step === "link-sent") {
    return (
      <ForgotPassword
        email={email}
        onSent={(address) => {
          setTyped(address);
          keepMail({ email: address, againAt: 0 });
          show("link-sent");
        }}
        onBack={() => show("sign-in", true)}
      />
    );
  }

  const checkMail = (address: string) => {
    setTyped(address);
    keepSentMail(address);
    show("check-mail");
  };
  return (
    <>
      <Title>{words.tabTitles[tab]}</Title>
      <h1 className="font-display text-6xl leading-[0.9] sm:text-8xl">{words.heading}</h1>
      <p className="mt-4 mb-6 min-h-14 text-lg text-pretty text-muted sm:mb-4">
        {tab === "sign-up" ? words.signUp.lead : sentHere ? needed : words.signIn.lead}
      </p>
      <Tabs
        label={words.tabs.label}
        tabs={tabs}
        value={tab}
        onChange={(next) =>
          startTransition(async () => {
            setTab(next);
            await navigate({ search, hash: hashOfStep(next) }, { replace: true, preventScrollReset: true });
          })
        }
      >
        {tab === "sign-in" ? (
          <SignInForm
            email={email}
            onEmail={setTyped}
            onForgot={() => show("forgot")}
            onConfirmationSent={checkMail}
          />
        ) : (
          <SignUpForm email={email} onEmail={setTyped} onCreated={checkMail} />
        )}
      </Tabs>
    </>
  );
}

function Title({ children }: { children: string }) {
  useTitle(children);
  return null;
}
