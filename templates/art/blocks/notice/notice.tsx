import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./notice.css";
import type { NoticeProps } from "./notice.props.ts";

/** Words on the wall: the beginning of a page, what is said beside one picture, or without one lettering and its label. */
export function Notice({ id, variant, title, text, lines, picture, link }: NoticeProps & { id: string }) {
  const isOpening = variant === "opening";
  const Title = isOpening ? PageTitle : "h2";
  return (
    <section
      className="notice"
      data-variant={variant}
      data-bare={(!isOpening && !picture) || undefined}
      data-long={title.length > 28 || undefined}
      aria-labelledby={`${id}-title`}
    >
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

Notice.opensPage = ({ variant }: Pick<Parameters<typeof Notice>[0], "variant">) => variant === "opening";
