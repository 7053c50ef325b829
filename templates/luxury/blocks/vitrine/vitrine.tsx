import { Actions } from "../../../../engine/blocks/actions.tsx";
import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { glints } from "../../glints.ts";
import "./vitrine.css";
import type { VitrineProps } from "./vitrine.props.ts";

/** SPEC.md section 9. */
const floating = glints(30);

/** One object, one lamp, and a label. The lamp comes on when the vitrine is walked up to. */
export function Vitrine({
  id,
  variant,
  title,
  lead,
  actions = [],
  facts = [],
  picture,
  label = [],
}: VitrineProps & { id: string }) {
  const isFirst = variant === "threshold";
  const Title = isFirst ? PageTitle : "h2";
  return (
    <section className="vitrine" data-variant={variant} aria-labelledby={`${id}-title`}>
      {picture ? (
        <figure>
          <PictureView picture={picture} sizes={sizes[variant]} isFirst={isFirst} />
          {label.length > 0 && (
            <figcaption>
              {label.map((text) => (
                <span key={text}>{text}</span>
              ))}
            </figcaption>
          )}
        </figure>
      ) : (
        <figure className="vitrine-lit" aria-hidden="true">
          {!isFirst && <span>{/[\p{L}\p{N}]/u.exec(title)}</span>}
        </figure>
      )}
      {isFirst && (
        <svg className="vitrine-glints" aria-hidden="true">
          {floating.map(({ x, y, size }) => (
            // biome-ignore lint/a11y/noSvgWithoutTitle: a part of the hidden drawing, nested for its place in percent
            <svg key={`${x} ${y}`} x={`${x}%`} y={`${y}%`} overflow="visible">
              <path d={`M0-${size}Q1-1 ${size} 0Q1 1 0 ${size}Q-1 1-${size} 0Q-1-1 0-${size}`} />
            </svg>
          ))}
        </svg>
      )}
      <div className="vitrine-words">
        <Title id={`${id}-title`}>{title}</Title>
        {lead && <p>{lead}</p>}
        <Actions actions={actions} />
        {facts.length > 0 && <FactList facts={facts} className="vitrine-facts" />}
      </div>
    </section>
  );
}

Vitrine.opensPage = ({ variant }: Pick<Parameters<typeof Vitrine>[0], "variant">) => variant === "threshold";

const sizes: Record<VitrineProps["variant"], string> = {
  threshold: "(min-width: 60rem) 76vw, 100vw",
  left: "(min-width: 60rem) 40vw, 82vw",
  right: "(min-width: 60rem) 40vw, 82vw",
  wide: "(min-width: 60rem) 76vw, 100vw",
};
