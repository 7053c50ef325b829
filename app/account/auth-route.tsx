import { useEffect, useRef } from "react";
import { type MetaFunction, useNavigate, useSearchParams } from "react-router";
import { useHydrated } from "../../engine/live/use-hydrated.ts";
import { siteOrigin } from "../identity/site-origin.ts";
import { AccountShell } from "./account-shell.tsx";
import { getBackend } from "./backend-client.ts";
import { accountContent } from "./content.ts";
import { forgetMail } from "./kept-mail.ts";
import { isRecovering } from "./link/recovery.ts";
import { localPath } from "./local-path.ts";
import { mustChoosePassword, newPasswordPath } from "./must-choose-password.ts";
import { useSession } from "./use-session.ts";
import { WelcomeCard } from "./welcome-card.tsx";

export const meta: MetaFunction = () => [
  { title: accountContent.auth.title },
  { name: "description", content: accountContent.auth.description },
  { tagName: "link", rel: "canonical", href: `${siteOrigin}/auth` },
  { property: "og:title", content: accountContent.auth.title },
  { property: "og:description", content: accountContent.auth.description },
  { property: "og:image", content: `${siteOrigin}/og.jpg` },
];

/** Loads the client while the visitor types. A failure shows when it is really needed, at the click. */
function warmUp(): void {
  getBackend().catch(() => {});
}

export default function AuthRoute() {
  const { status, user } = useSession();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const next = localPath(search.get("next"));
  const cameSignedOut = useRef(false);
  const mustChoose = user !== null && (mustChoosePassword(user) !== null || isRecovering(user.id));

  useEffect(() => {
    if (status === "signed-out") cameSignedOut.current = true;
    if (status !== "signed-in") return;
    forgetMail();
    // Whoever has put the choice off is not asked again at every visit.
    const target = mustChoose && cameSignedOut.current ? newPasswordPath : (next ?? "/");
    void navigate(target, { replace: true });
  }, [status, mustChoose, next, navigate]);

  return (
    <AccountShell onIntent={warmUp}>
      <WelcomeCard sentHere={hydrated && next !== null} />
    </AccountShell>
  );
}
