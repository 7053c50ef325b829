import { titleTag } from "../../../../engine/blocks/heading-level.ts";
import { DepthHead, depthName } from "../depth-head.tsx";
import "./shapes.css";
import type { ShapesProps } from "./shapes.props.ts";

/** Outlines in feet: width, length along the page, and the water's edge. */
const plans = {
  plunge: { width: 20, height: 10, edge: "M0 0H20V10H0Z" },
  rectangle: { width: 32, height: 16, edge: "M0 0H32V16H0Z" },
  kidney: {
    width: 36,
    height: 20,
    edge: "M10 0C17 0 17 4 22 4S30 1 32 3C38 9 36 20 27 20H10C-3 20-3 0 10 0Z",
  },
  round: { width: 24, height: 24, edge: "M12 0A12 12 0 0 1 12 24A12 12 0 0 1 12 0Z" },
  lap: { width: 60, height: 10, edge: "M0 0H60V10H0Z" },
  ell: { width: 40, height: 30, edge: "M0 0H40V14H18V30H0Z" },
};

/** As many letters as stand in the water, and below it in one line. */
const longPrice = 10;
/** A circle that keeps no scale has room for "from $1,150". */
const longInCircle = 12;
const longName = 12;

/** Pools as plans, all to one scale, each with a price in the water. */
export function Shapes({ id, shapes, ...head }: ShapesProps & { id: string }) {
  const Title = titleTag(head.title ? { title: head.title } : undefined);
  const keepScale = shapes.some(({ kind }) => kind);
  const allInCircles = shapes.every(({ price }) => !price || price.length <= longInCircle);
  return (
    <section className="shapes" aria-labelledby={depthName(id, head.title)}>
      <DepthHead id={id} {...head} />
      <ul
        className={
          keepScale ? undefined : `shapes-even shapes-${shapes.length % 3 === 0 ? "thirds" : "quarters"}`
        }
      >
        {shapes.map(({ kind = "round", name, size, price, text }, index) => {
          const { width, height, edge } = plans[kind];
          const isWet = price && (keepScale ? price.length <= longPrice : allInCircles);
          return (
            <li
              key={`${kind} ${name}`}
              className={name.length > longName || text || (price && !isWet) ? "shapes-wide" : undefined}
              data-kind={kind}
            >
              <svg viewBox={`-1 -1 ${width + 2} ${height + 2}`} aria-hidden="true">
                <linearGradient id={`${id}-${index}`}>
                  <stop stopColor="#14909d" />
                  <stop offset="1" stopColor="#064f5c" />
                </linearGradient>
                <path className="shapes-coping" d={edge} />
                <path d={edge} fill={`url(#${id}-${index})`} />
              </svg>
              <Title>{name}</Title>
              {price && <p className={isWet ? "shapes-price" : "shapes-dry"}>{price}</p>}
              {size && <p>{size}</p>}
              {text && <p>{text}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
