import { PictureView } from "../../../../engine/picture-view.tsx";
import "./notice.css";
import type { NoticeProps } from "./notice.props.ts";

/** Words on the wall: the beginning of a page, or what is said beside one picture. */
export function Notice({ id, variant, title, text, lines, picture, link }: NoticeProps & { id: string }) {
  const Title = variant === "opening" ? "h1" : "h2";
  return (
    <section className="notice" data-variant={variant} aria-labelledby={`${id}-title`}>
      {picture && (
        <PictureView
          className="notice-picture"
          picture={picture}
          sizes={variant === "floor" ? "100vw" : "(min-width: 60rem) 66vw, 100vw"}
        />
      )}
      <div className="notice-words">
        <Title id={`${id}-title`}>{title}</Title>
        {lines && (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {text && <p>{text}</p>}
        {link && (
          <a className="action-quiet" href={link.href}>
            {link.label}
          </a>
        )}
      </div>
    </section>
  );
}
