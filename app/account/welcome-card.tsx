import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Tabs } from "../components/ui/tabs.tsx";
import { useHydrated } from "../components/ui/use-hydrated.ts";
import { CheckMail } from "./check-mail.tsx";
import { accountContent } from "./content.ts";
import { ForgotPassword } from "./forgot-password.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

const words = accountContent.auth;
const signUpHash = "#sign-up";
const tabs = [
  { value: "sign-in", label: words.tabs.signIn, href: "#sign-in" },
  { value: "sign-up", label: words.tabs.signUp, href: signUpHash },
] as const;

/** Sign in, sign up and the steps around them. The tab stands in the address, so it can be linked to. */
export function WelcomeCard({
  sentHere,
  signedOutElsewhere,
}: {
  sentHere: boolean;
  signedOutElsewhere: boolean;
}) {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [email, setEmail] = useState("");
  const [step, setStep] = useState<"tabs" | "forgot" | "check-mail">("tabs");
  // The page rendered ahead of time cannot know the fragment, and the first render has to agree with it.
  const tab = hydrated && location.hash === signUpHash ? "sign-up" : "sign-in";

  const needed = signedOutElsewhere ? accountContent.notices.signedOutElsewhere : words.signIn.needed;

  if (step === "forgot") return <ForgotPassword email={email} onBack={() => setStep("tabs")} />;
  if (step === "check-mail") return <CheckMail email={email} onBack={() => setStep("tabs")} />;

  return (
    <>
      <h1 className="font-display text-6xl leading-[0.9] sm:text-8xl">{words.heading}</h1>
      <p className="mt-4 mb-6 min-h-14 text-lg text-pretty text-muted sm:mb-4">
        {tab === "sign-up" ? words.signUp.lead : sentHere ? needed : words.signIn.lead}
      </p>
      <Tabs
        label={words.tabs.label}
        tabs={tabs}
        value={tab}
        onChange={(next) =>
          void navigate(
            { search: location.search, hash: next === "sign-up" ? signUpHash : "" },
            { replace: true, preventScrollReset: true },
          )
        }
      >
        {tab === "sign-in" ? (
          <SignInForm
            email={email}
            onEmail={setEmail}
            onForgot={() => setStep("forgot")}
            onConfirmationSent={() => setStep("check-mail")}
          />
        ) : (
          <SignUpForm email={email} onEmail={setEmail} onCreated={() => setStep("check-mail")} />
        )}
      </Tabs>
    </>
  );
}
