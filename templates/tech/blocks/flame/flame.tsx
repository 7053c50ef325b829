import { Actions } from "../../../../engine/blocks/actions.tsx";
import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import "./flame.css";
import type { FlameProps } from "./flame.props.ts";
import { FlameGraph } from "./flame-graph.tsx";
import { FlameShape } from "./flame-shape.tsx";

/** As many letters as stand above the graph in one screen at their full size. */
const longTitle = 76;
/** As many as have room beside its tower. */
const longLead = 240;

/** The headline and, growing up to it, the flame graph of what it claims, or the shape of one. */
export function Flame({
  id,
  eyebrow,
  title,
  lead,
  actions = [],
  facts = [],
  caption,
  beyond,
  unit,
  rows,
}: FlameProps & { id: string }) {
  const names = [
    "flame",
    ...(title.length > longTitle ? ["flame-long"] : []),
    ...((lead?.length ?? 0) > longLead || actions.length > 2 ? ["flame-full"] : []),
  ];
  return (
    <section className={names.join(" ")} aria-labelledby={`${id}-title`}>
      {eyebrow && <p className="flame-prompt">{eyebrow}</p>}
      <PageTitle id={`${id}-title`}>
        {title.split(" ").map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words repeat, and their places never change
          <span key={index}>{index === 0 ? word : ` ${word}`}</span>
        ))}
      </PageTitle>
      <div className="flame-copy">
        {lead && <p>{lead}</p>}
        <Actions actions={actions} />
        {facts.length > 0 && <FactList facts={facts} className="flame-facts" />}
      </div>
      <figure>
        {rows ? <FlameGraph rows={rows} unit={unit} /> : <FlameShape />}
        {(caption || beyond) && (
          <figcaption>
            {caption && <span>{caption}</span>}
            {beyond && <span className="flame-beyond">{beyond}</span>}
          </figcaption>
        )}
      </figure>
    </section>
  );
}

Flame.opensPage = true;
