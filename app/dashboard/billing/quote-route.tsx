import { useEffect, useState } from "react";
import { Link, type MetaFunction, useSearchParams } from "react-router";
import type { NamedQuote } from "../../../contract/read-quote.ts";
import { AccountShell } from "../../account/account-shell.tsx";
import type { MailedSecret } from "../../account/link/mailed-secret.ts";
import { StepHeading } from "../../account/step-heading.tsx";
import { useSession } from "../../account/use-session.ts";
import { buttonClass } from "../../components/ui/button-class.ts";
import { DashboardPage } from "../dashboard-page.tsx";
import { AnswerQuote } from "./answer-quote.tsx";
import { billingContent } from "./billing-content.ts";
import { mailedQuote } from "./mailed-quote.ts";

const words = billingContent.quote;
const path = "/dashboard/billing/quote";

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
  { name: "robots", content: "noindex" },
];

/** Where a mailed quote leads, and where customers read it again. Nothing is accepted without the button. */
export default function QuoteRoute() {
  const { status } = useSession();
  const [search] = useSearchParams();
  // Undefined until the address was looked at, which the page rendered ahead of time cannot do.
  const [arrival, setArrival] = useState<{ kept: MailedSecret | undefined }>();
  useEffect(() => {
    const kept = mailedQuote.take();
    setArrival((known) => known ?? { kept });
  }, []);
  if (!arrival || status === "loading") {
    return (
      <AccountShell>
        <p role="status" className="text-lg text-muted motion-safe:animate-pulse noscript:hidden">
          {words.loading}
        </p>
      </AccountShell>
    );
  }
  const id = search.get("id");
  const named: NamedQuote | undefined = id !== null ? { id } : arrival.kept && { token: arrival.kept.token };
  if (status === "signed-out") {
    return (
      <AccountShell>
        <SignInFirst
          next={id === null ? path : `${path}?${new URLSearchParams({ id })}`}
          email={arrival.kept?.email || undefined}
        />
      </AccountShell>
    );
  }
  return (
    <DashboardPage>
      <AnswerQuote named={named} />
    </DashboardPage>
  );
}

function SignInFirst({ next, email }: { next: string; email: string | undefined }) {
  const to = (step: "sign-in" | "sign-up") => {
    const typed = email === undefined ? "" : `&${new URLSearchParams({ email })}`;
    return `/auth?next=${encodeURIComponent(next)}#${step}${typed}`;
  };
  return (
    <>
      <StepHeading>{words.signIn.heading}</StepHeading>
      <p className="mt-6 mb-8 text-lg text-pretty wrap-anywhere text-muted">{words.signIn.text(email)}</p>
      <div className="flex flex-wrap gap-4">
        <Link to={to("sign-up")} className={buttonClass("solid")}>
          {words.signIn.signUp}
        </Link>
        <Link to={to("sign-in")} className={buttonClass("outline")}>
          {words.signIn.signIn}
        </Link>
      </div>
    </>
  );
}
