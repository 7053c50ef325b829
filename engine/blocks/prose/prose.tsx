import { PageTitle } from "../page-title.tsx";
import "./prose.css";
import type { ProseProps } from "./prose.props.ts";

export function Prose({ id, variant, title, lead, parts }: ProseProps & { id: string }) {
  const isPage = variant === "page";
  const Title = isPage ? PageTitle : "h2";
  const shown = parts.filter(({ paragraphs = [], lines = [] }) => paragraphs.length + lines.length > 0);
  if (shown.length === 0) return null;
  return (
    <section className="prose" data-variant={variant} aria-labelledby={title && `${id}-title`}>
      {(title || lead) && (
        <header>
          {title && <Title id={`${id}-title`}>{title}</Title>}
          {lead && <p className="lead">{lead}</p>}
        </header>
      )}
      <div className="prose-parts">
        {shown.map((part) => (
          <Part
            key={part.title ?? part.paragraphs?.[0] ?? part.lines?.[0]}
            {...part}
            titleTag={isPage || !title ? "h2" : "h3"}
          />
        ))}
      </div>
    </section>
  );
}

Prose.opensPage = ({ variant }: Pick<Parameters<typeof Prose>[0], "variant">) => variant === "page";

type PartProps = ProseProps["parts"][number] & { titleTag: "h2" | "h3" };

function Part({ title, paragraphs = [], lines = [], titleTag: Title }: PartProps) {
  return (
    <div className="prose-part">
      {title && <Title>{title}</Title>}
      {lines.length > 0 && (
        <p className="prose-lines">
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
