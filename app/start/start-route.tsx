// First, so that the page's own styles come after what it shares.
import "../identity/public-page.css";
import "./start.css";
import type { MetaDescriptor } from "react-router";
import { identity } from "../identity/identity.ts";
import { siteOrigin } from "../identity/site-origin.ts";
import { Wordmark } from "../identity/wordmark.tsx";
import type { PageHandle } from "../root.tsx";
import { start } from "./content.ts";
import { DesignWall } from "./design-wall.tsx";
import { LargeDesign } from "./large-design.tsx";
import { fittingRoomUrl } from "./room/url.ts";
import { StartForm } from "./start-form.tsx";

const address = `${siteOrigin}/start`;

export function meta(): MetaDescriptor[] {
  const { title, description, pictureAlt } = start.meta;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: identity.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: `${siteOrigin}/og.jpg` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: pictureAlt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

export const handle: PageHandle = { noJs: true, script: fittingRoomUrl };

/** Where a visitor tries all designs on. */
export default function StartRoute() {
  return (
    <div className="room" data-room>
      <header className="room-top">
        <a className="skip" href="#designs">
          {start.skip}
        </a>
        <a className="brand" href="/" aria-label={identity.name}>
          <Wordmark decorative />
        </a>
        <p>{start.room}</p>
        <a className="link" href="/#showcase">
          {start.home}
        </a>
      </header>
      <main>
        <h1>
          {start.title.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h1>
        <StartForm />
        <p className="without">{start.withoutScript}</p>
        <DesignWall />
      </main>
      <LargeDesign />
    </div>
  );
}
