import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { fill } from "../../../../engine/language/fill.ts";
import { peak } from "../../park/peak.ts";
import { pine } from "../../pine/pine.ts";
import "./height.css";
import type { HeightProps } from "./height.props.ts";

type Service = HeightProps["services"][number];

/** The longest price that stands where a height would. */
const short = 8;

/** Services at the height where they happen, beside a tree or a peak and a scale. */
export function Height({ id, heading, drawing, feet: scale, services }: HeightProps & { id: string }) {
  const isMeasured = scale !== undefined && services.some(({ feet }) => feet !== undefined);
  const isPriced = !isMeasured && services.every(({ price = "" }) => price && price.length <= short);
  return (
    <section className="height" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <div className="height-field">
        {drawing === "peak" ? <Peak /> : <Pine />}
        <ol data-marks={isMeasured ? undefined : isPriced ? "prices" : "numbers"}>
          {services.map((service) => (
            <li key={service.name}>
              <Words {...service} scale={isMeasured ? scale : undefined} isPriced={isPriced} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

type WordsProps = Service & { scale: string | undefined; isPriced: boolean };

function Words({ name, feet, text, price, unit, note, scale, isPriced }: WordsProps) {
  return (
    <>
      {scale !== undefined && feet !== undefined && <p className="height-feet">{fill(scale, feet)}</p>}
      {isPriced && <p className="height-feet">{price}</p>}
      <h3>{name}</h3>
      {((price && !isPriced) || unit) && (
        <p className="height-price">{[isPriced ? "" : price, unit].filter(Boolean).join(" ")}</p>
      )}
      {text && <p>{text}</p>}
      {note && <p className="height-note">{note}</p>}
    </>
  );
}

function Pine() {
  return (
    <svg className="height-tree" viewBox="-28 -1 56 124" preserveAspectRatio="none" aria-hidden="true">
      <path
        className="height-trunk"
        d="M-.6 4-2.6 98Q-3.4 103-9 108-3 107-1.6 110-1 113-3 117 1 113 1.6 109 6 107 12 110 4.4 104 2.8 98L.6 4Z"
      />
      <path className="height-dark" d="M.6 4 2.8 98Q4.4 104 12 110 6 107 1.6 109L1 113Q-.4 116 0 100V4Z" />
      <path className="height-shade" d={pine({ halves: [1] })} />
      <path className="height-light" d={pine({ halves: [-1] })} />
    </svg>
  );
}

function Peak() {
  const { light, dark, snow } = peak();
  return (
    <svg
      className="height-tree height-peak"
      viewBox="-28 -2 56 102"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="height-light" d={light} />
      <path className="height-shade" d={dark} />
      <path className="height-snow" d={snow} />
    </svg>
  );
}
