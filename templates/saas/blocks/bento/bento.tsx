import type { ReactNode } from "react";
import { Actions } from "../../../../engine/blocks/actions.tsx";
import { nameOf, titleLevel, titleTag } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { stackTiles } from "../../charts/stacks.ts";
import { Tiles } from "../../mosaic/mosaic.tsx";
import { pitch, type Tile } from "../../mosaic/mosaic-paths.ts";
import { Swatch } from "../../mosaic/swatch.tsx";
import "./bento.css";
import type { BentoProps } from "./bento.props.ts";
import { Firing } from "./firing.tsx";
import { PlainCell, Strip } from "./plain-cell.tsx";
import { StockList } from "./stock-list.tsx";

/** One of the eight, where it is there. */
type Part<Name extends keyof BentoProps> = NonNullable<BentoProps[Name]>;

/**
 * Eight small parts of the product, laid edge to edge, or cells of anything else. Those that can be pressed work by HTML
 * and CSS alone.
 */
export function Bento({
  id,
  heading,
  cells,
  people,
  stories,
  figures,
  actions,
  ...parts
}: BentoProps & { id: string }) {
  const { kiln, order, stock, packing, keys, month, chipped, price } = parts;
  const plain = cells ?? people ?? stories ?? figures ?? [];
  const named = Object.entries({ kiln, order, keys, stock, packing, month, chipped, price }).flatMap(
    ([part, cell]) => (cell ? [{ part, title: cell.title }] : []),
  );
  const isWhole = named.length === 8;
  return (
    <section className="bento" data-plain={!isWhole || undefined} aria-labelledby={nameOf(id, heading)}>
      {(heading || actions) && (
        <div className="bento-head cell">
          <SectionHeading id={id} heading={heading} />
          {isWhole && (
            <ol>
              {named.map(({ part, title }) => (
                <li key={part}>
                  <a href={`#${id}-${part}`}>{title}</a>
                </li>
              ))}
            </ol>
          )}
          <Actions actions={actions} />
          {named.length + plain.length === 0 && <Strip count={24} place={heading?.title.length ?? 0} />}
        </div>
      )}
      {plain.map((cell, place) => (
        <PlainCell
          key={cell.title + (cell.text ?? "")}
          {...cell}
          place={place}
          count={plain.length}
          as={titleTag(heading)}
        />
      ))}
      {kiln && (
        <Cell {...kiln} id={id} level={titleLevel(heading)} part="kiln">
          <Firing {...kiln} />
        </Cell>
      )}
      {order && (
        <Cell {...order} id={id} level={titleLevel(heading)} part="order">
          <Order {...order} />
        </Cell>
      )}
      {keys && (
        <Cell {...keys} id={id} level={titleLevel(heading)} part="keys">
          <Keys id={id} {...keys} />
        </Cell>
      )}
      {month && (
        <Cell {...month} id={id} level={titleLevel(heading)} part="month">
          <Month {...month} />
        </Cell>
      )}
      {stock && (
        <Cell {...stock} id={id} level={titleLevel(heading)} part="stock">
          <StockList {...stock} />
        </Cell>
      )}
      {packing && (
        <Cell {...packing} id={id} level={titleLevel(heading)} part="packing">
          <Packing {...packing} />
        </Cell>
      )}
      {chipped && (
        <Cell {...chipped} id={id} level={titleLevel(heading)} part="chipped">
          <Chipped {...chipped} />
        </Cell>
      )}
      {price && (
        <Cell {...price} id={id} level={titleLevel(heading)} part="price">
          <Price {...price} />
        </Cell>
      )}
    </section>
  );
}

function Cell({
  id,
  part,
  level,
  title,
  text,
  children,
}: {
  id: string;
  level: 2 | undefined;
  part: string;
  title: string;
  text?: string | undefined;
  children: ReactNode;
}) {
  return (
    <article className="cell" data-cell={part} id={`${id}-${part}`}>
      <div className="bento-words">
        <h3 aria-level={level}>{title}</h3>
        {text && <p>{text}</p>}
      </div>
      {children}
    </article>
  );
}

function Price({ price, unit, kilns, link }: Part<"price">) {
  return (
    <>
      <p className="bento-price">
        <span className="figure">{price}</span>
        <span className="bento-kilns">
          {Array.from({ length: kilns }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one kiln is like the next
            <Swatch key={index} stage="kiln" />
          ))}
        </span>
        {unit}
      </p>
      {link && (
        <a className="action" href={link.href}>
          {link.label}
        </a>
      )}
    </>
  );
}

function Order({ id, item, customer, isLate, stage, historyLabel, history }: Part<"order">) {
  return (
    <div className="bento-order">
      <Swatch stage={stage} isLate={isLate} />
      <p>
        <span className="figure">{id}</span>
        <b>{item}</b>
        <span>{customer}</span>
      </p>
      <details open>
        <summary>{historyLabel}</summary>
        <ol>
          {history.map(({ when, what }) => (
            <li key={when}>
              <span className="figure">{when}</span> {what}
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}

function Packing({ label, items, of, packed, done }: Part<"packing">) {
  return (
    <fieldset className="bento-packing">
      <legend className="figure">{label}</legend>
      {items.map(({ name, isPacked }) => (
        <label key={name}>
          <input type="checkbox" defaultChecked={isPacked} />
          <Swatch stage="clay" />
          <Swatch stage="packed" />
          {name}
        </label>
      ))}
      <p data-of={` ${of} `} data-packed={` ${packed}`}>
        <b>{done}</b>
      </p>
    </fieldset>
  );
}

function Keys({ id, label, shortcuts }: Part<"keys"> & { id: string }) {
  return (
    <fieldset className="bento-keys">
      <legend className="sr-only">{label}</legend>
      {shortcuts.map(({ keys, does, result }, index) => (
        <label key={does}>
          <input type="radio" name={`${id}-keys`} defaultChecked={index === 0} />
          <span>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </span>
          <b>{does}</b>
          <small>{result}</small>
        </label>
      ))}
    </fieldset>
  );
}

function Month({ description, days, ticks, link }: Part<"month">) {
  const rows = Math.max(
    ...days.map(({ stages }) => Object.values(stages).reduce((sum, count) => sum + count, 0)),
  );
  const tiles = days.flatMap((day, column) => stackTiles(day, { column, perRow: 1, rows }));
  return (
    <figure className="bento-month">
      <svg viewBox={`0 0 ${days.length * pitch - 1} ${rows * pitch - 1}`} role="img" aria-label={description}>
        <Tiles tiles={tiles} />
      </svg>
      <figcaption>
        {ticks.map((tick) => (
          <span key={tick} className="figure">
            {tick}
          </span>
        ))}
      </figcaption>
      {link && (
        <a className="action-quiet" href={link.href}>
          {link.label}
        </a>
      )}
    </figure>
  );
}

/** Two hundred pieces, and how many of them came out of the kiln in two. */
function Chipped({ percent, description }: Part<"chipped">) {
  const lost = Math.round(percent * 2);
  const tiles: Tile[] = Array.from({ length: 200 }, (_, index) => {
    // Somewhere in the middle, apart, where one has to look for them.
    const isLate = index % 37 === 16 && index < 37 * lost;
    return { column: index % 25, row: Math.floor(index / 25), stage: isLate ? "kiln" : "clay", isLate };
  });
  return (
    <div className="bento-chipped">
      <p className="figure">{percent}%</p>
      <svg viewBox={`0 0 ${25 * pitch - 1} ${8 * pitch - 1}`} role="img" aria-label={description}>
        <Tiles tiles={tiles} />
      </svg>
    </div>
  );
}
