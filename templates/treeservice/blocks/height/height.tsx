import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { fill } from "../../../../engine/language/fill.ts";
import { pine } from "../../pine/pine.ts";
import "./height.css";
import type { HeightProps } from "./height.props.ts";

/** Services at the height of a tree where they happen, beside the tree and a scale in feet. */
export function Height({ id, heading, feet: scale, services }: HeightProps & { id: string }) {
  return (
    <section className="height" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <div className="height-field">
        <svg className="height-tree" viewBox="-28 -1 56 124" preserveAspectRatio="none" aria-hidden="true">
          <path
            className="height-trunk"
            d="M-.6 4-2.6 98Q-3.4 103-9 108-3 107-1.6 110-1 113-3 117 1 113 1.6 109 6 107 12 110 4.4 104 2.8 98L.6 4Z"
          />
          <path
            className="height-dark"
            d="M.6 4 2.8 98Q4.4 104 12 110 6 107 1.6 109L1 113Q-.4 116 0 100V4Z"
          />
          <path className="height-shade" d={pine({ halves: [1] })} />
          <path className="height-light" d={pine({ halves: [-1] })} />
        </svg>
        <ol>
          {services.map(({ name, feet, text, price }) => (
            <li key={name}>
              {feet !== undefined && <p className="height-feet">{fill(scale, feet)}</p>}
              <h3>{name}</h3>
              {price && <p className="height-price">{price}</p>}
              {text && <p>{text}</p>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
