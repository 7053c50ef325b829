// First, so that the page's own styles come after what it shares.
import "../identity/public-page.css";
import "./help.css";
import type { MetaDescriptor } from "react-router";
import { PictureView } from "../../engine/picture-view.tsx";
import { identity } from "../identity/identity.ts";
import { siteOrigin } from "../identity/site-origin.ts";
import { Wordmark } from "../identity/wordmark.tsx";
import type { PageHandle } from "../root.tsx";
import { helpAddress } from "./address.ts";
import { help, pieceNames } from "./content.ts";
import { helpKeys } from "./help-keys.ts";
import { helpPictures } from "./pictures.ts";

const address = siteOrigin + helpAddress;

export function meta(): MetaDescriptor[] {
  const { title, description } = help.meta;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "article" },
    { property: "og:site_name", content: identity.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: `${siteOrigin}/og.jpg` },
  ];
}

export const handle: PageHandle = { noJs: true };

/** How a site is edited, in ten short pieces. */
export default function EditingRoute() {
  return (
    <div className="help">
      <header className="help-top">
        <a className="skip" href="#pieces">
          {help.skip}
        </a>
        <a className="brand" href="/" aria-label={identity.name}>
          <Wordmark decorative />
        </a>
        <p>{help.room}</p>
        <a className="link" href="/#showcase">
          {help.home}
        </a>
      </header>
      <main>
        <div className="help-opening">
          <h1>
            {help.title.map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </h1>
          <p>{help.lead}</p>
          <a className="button" href={help.begin.href}>
            {help.begin.label}
          </a>
        </div>
        <ol className="help-pieces" id="pieces">
          {pieceNames.map((name, index) => {
            const { title, text, alt } = help.pieces[name];
            return (
              <li key={name} id={name}>
                <div>
                  <h2>{title}</h2>
                  <p>{text}</p>
                </div>
                <PictureView
                  picture={{ ...helpPictures[name], alt }}
                  sizes="(min-width: 64rem) 58vw, 92vw"
                  isSoon={index === 0}
                />
              </li>
            );
          })}
        </ol>
        <section className="help-keys" aria-labelledby="keys">
          <h2 id="keys">{help.keys.title}</h2>
          <p>{help.keys.lead}</p>
          <dl>
            {[...help.keys.ofTexts, ...helpKeys()].map(({ keys, does }) => (
              <div key={keys}>
                <dt>
                  <kbd>{keys}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      </main>
    </div>
  );
}
