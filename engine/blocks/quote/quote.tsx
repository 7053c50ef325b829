import { PictureView } from "../../picture-view.tsx";
import "./quote.css";
import type { QuoteProps } from "./quote.props.ts";

export function Quote({ variant, text, name, detail, picture }: QuoteProps & { id: string }) {
  return (
    <figure className="quote" data-variant={variant}>
      {picture && (
        <PictureView
          className="quote-picture"
          picture={picture}
          sizes={variant === "plate" ? "(min-width: 56rem) 36vw, 60vw" : "8rem"}
        />
      )}
      {text && (
        <blockquote>
          <p>{text}</p>
        </blockquote>
      )}
      {(name || detail) && (
        <figcaption>
          {name && <span className="quote-name">{name}</span>}
          {detail && <span>{detail}</span>}
        </figcaption>
      )}
    </figure>
  );
}
