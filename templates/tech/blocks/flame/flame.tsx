import { Actions } from "../../../../engine/blocks/actions.tsx";
import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import "./flame.css";
import type { FlameProps, Span } from "./flame.props.ts";

/** The headline and, growing up to it, the flame graph of what it claims. */
export function Flame({
  id,
  prompt,
  title,
  lead,
  actions = [],
  facts = [],
  caption,
  beyond,
  unit,
  total,
  rows,
}: FlameProps & { id: string }) {
  return (
    <section className="flame" aria-labelledby={`${id}-title`}>
      {prompt && <p className="flame-prompt">{prompt}</p>}
      <h1 id={`${id}-title`}>
        {title.split(" ").map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words repeat, and their places never change
          <span key={index}>{index === 0 ? word : ` ${word}`}</span>
        ))}
      </h1>
      <div className="flame-copy">
        {lead && <p>{lead}</p>}
        <Actions actions={actions} />
        {facts.length > 0 && <FactList facts={facts} className="flame-facts" />}
      </div>
      {rows.length > 0 && (
        <figure>
          <table role="presentation">
            <colgroup>
              <col span={total} />
            </colgroup>
            <tbody>
              {rows.map((row, depth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and their places never change
                <tr key={depth}>
                  {row.map((span, index) =>
                    "skip" in span ? (
                      // biome-ignore lint/suspicious/noArrayIndexKey: as above
                      <td key={index} colSpan={span.skip} />
                    ) : (
                      <td key={span.name} colSpan={span.length} data-hot={span.isHot} data-fit={fitOf(span)}>
                        <span>{span.name}</span> <span>{`${span.length} ${unit}`}</span>
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          {(caption || beyond) && (
            <figcaption>
              {caption && <span>{caption}</span>}
              {beyond && <span className="flame-beyond">{beyond}</span>}
            </figcaption>
          )}
        </figure>
      )}
    </section>
  );
}

/** Where its name has room: a second is about one letter wide on a phone and three on a desk. */
function fitOf({ name, length }: Extract<Span, { name: string }>) {
  if (name.length < length) return "narrow";
  return name.length < length * 2.7 ? "wide" : undefined;
}
