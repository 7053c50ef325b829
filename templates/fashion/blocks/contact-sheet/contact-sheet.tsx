import { PictureView } from "../../../../engine/picture-view.tsx";
import { Cloth } from "../../pieces/cloth.tsx";
import "./contact-sheet.css";
import type { ContactSheetProps } from "./contact-sheet.props.ts";

/** A roll as a contact print: strips of film, the chosen frames ringed in grease pencil. */
export function ContactSheet({ label, strips }: ContactSheetProps & { id: string }) {
  return (
    <nav className="contact-sheet" aria-label={label}>
      {strips.map((frames) => (
        // biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers
        <ul key={frames[0]?.number} role="list">
          {frames.map(({ number, title, href, picture, isMarked }, index) => (
            <li key={number} data-wide={(picture && picture.width > picture.height) || undefined}>
              <a href={href}>
                {picture ? (
                  <PictureView picture={{ ...picture, alt: "" }} sizes="25vw" />
                ) : (
                  <Cloth length={index} />
                )}
                <span>
                  {number}
                  <span className="contact-sheet-title"> {title}</span>
                </span>
              </a>
              {isMarked && (
                <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                  <path d="M62 3C30-2 2 14 3 48c1 33 24 50 52 48 30-2 44-26 41-54C93 16 72 1 40 6" />
                </svg>
              )}
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
