import { type ReactNode, useContext } from "react";
import {
  UNSAFE_FrameworkContext as FrameworkContext,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from "react-router";
import type { Theme } from "../engine/theme/theme.ts";
import "./document.css";
import { enhancementUrl, siteEnhancementUrl } from "./enhancement/url.ts";
import { identity } from "./identity/identity.ts";

/** What a route may say of itself to the document shell through its `handle` export. */
export type PageHandle = {
  /** The page ships no React; one of the agency's own gets its behaviour from the enhancement script. */
  noJs?: boolean;
  /** Address of a script of its own in place of the enhancement script. */
  script?: string;
  /** A demo's page without React that has the site's script: for particles, menus of places, what can be copied. */
  isEnhanced?: boolean;
  /** The page is one of a demo's: its theme takes the place of the agency's colours. */
  theme?: Theme;
};

/** The agency's own: light and dark, as app.css has them. */
const agencyColours = { light: "#eef2ee", dark: "#07201b" };

function usePageHandle(): PageHandle {
  const matches = useMatches();
  return Object.assign({}, ...matches.map(({ handle }) => handle));
}

/** In the browser React is already there, even for a page that would have come without it. */
function useIsWithoutReact(): boolean {
  const { noJs } = usePageHandle();
  // The build renders "/" a second time as the fallback of a single-page app and refuses it without scripts.
  const isFallback = useContext(FrameworkContext)?.isSpaMode === true;
  return !isFallback && noJs === true && typeof document === "undefined";
}

export function Layout({ children }: { children: ReactNode }) {
  const withoutReact = useIsWithoutReact();
  const { theme, isEnhanced, script: own } = usePageHandle();
  const script = own ?? (theme ? isEnhanced && siteEnhancementUrl : enhancementUrl);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme?.scheme ?? "light dark"} />
        {theme ? (
          <meta name="theme-color" content={theme.colours.paper} />
        ) : (
          Object.entries(agencyColours).map(([scheme, colour]) => (
            <meta
              key={scheme}
              name="theme-color"
              content={colour}
              media={`(prefers-color-scheme: ${scheme})`}
            />
          ))
        )}
        <meta name="application-name" content={identity.name} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {withoutReact ? (
          // Low: the faces of the first paint come before it.
          script && <script type="module" src={script} fetchPriority="low" />
        ) : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
