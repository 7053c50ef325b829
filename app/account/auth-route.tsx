import { useEffect } from "react";
import { type MetaFunction, useNavigate, useSearchParams } from "react-router";
import { useHydrated } from "../components/ui/use-hydrated.ts";
import { siteOrigin } from "../identity/site-origin.ts";
import { AccountShell } from "./account-shell.tsx";
import { getBackend } from "./backend-client.ts";
import { accountContent } from "./content.ts";
import { localPath } from "./local-path.ts";
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
  const { status } = useSession();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const next = localPath(search.get("next"));

  useEffect(() => {
    if (status === "signed-in") void navigate(next ?? "/", { replace: true });
  }, [status, next, navigate]);

  return (
    <AccountShell onIntent={warmUp}>
      <WelcomeCard sentHere={hydrated && next !== null} />
    </AccountShell>
  );
}
