import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { LoadedSide } from "../../plates/loaded-side.tsx";
import { platesNear, sumOf } from "../../plates/plate-maths.ts";
import "./bars.css";
import type { BarsProps } from "./bars.props.ts";
import { Tapes } from "./tapes.tsx";

/** The longest name that hangs from a bar. */
const hangs = 24;

/** Prices as the bars they weigh: a dollar is a kilogram. */
export function Bars(props: BarsProps & { id: string }) {
  const { id, variant, drawing, heading, offers, labels, note, link } = props;
  const isLoaded = offers.every(
    ({ name, cost, note, picture }) => name.length <= hangs && !cost && !note && !picture,
  );
  if (drawing === "strips" || !isLoaded) return <Tapes {...props} />;
  return (
    <section className="bars" data-variant={variant} aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ul>
        {offers.map(({ name, price, per, text, link }) => (
          <li key={name}>
            <div className="bars-bar">
              <LoadedSide plates={platesNear(price)} end="left" />
              <div className="bars-shaft">
                <div className="bars-name">
                  <h3>{name}</h3>
                  {price !== undefined && (
                    <p className="bars-sum">
                      {variant === "rack" && per && <b>{per}</b>} {sumOf(price, labels.alone ?? "")}
                    </p>
                  )}
                </div>
                {price !== undefined && (
                  <p className="bars-price">
                    {labels.currency}
                    {price} {variant === "stage" && per && <span>{per}</span>}
                  </p>
                )}
              </div>
              <LoadedSide plates={platesNear(price)} end="right" />
            </div>
            {text && <p className="bars-text">{text}</p>}
            {link && (
              <a className="action" href={link.href}>
                {link.label}
              </a>
            )}
          </li>
        ))}
      </ul>
      {note && <p className="bars-note">{note}</p>}
      {link && (
        <a className="action" href={link.href}>
          {link.label}
        </a>
      )}
    </section>
  );
}
