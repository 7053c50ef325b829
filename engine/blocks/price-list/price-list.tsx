import { SectionHeading } from "../section-heading.tsx";
import "./price-list.css";
import type { PriceListProps } from "./price-list.props.ts";

type Props = PriceListProps & { id: string };

export function PriceList({ id, variant, heading, groups, footnote, link }: Props) {
  const Title = heading ? "h3" : "h2";
  return (
    <section className="price-list" data-variant={variant} aria-labelledby={heading && `${id}-title`}>
      {heading && <SectionHeading id={id} heading={heading} />}
      <div className="price-list-groups">
        {groups.map(({ title, note, items }) => (
          <div key={title ?? items[0]?.name} className="price-list-group">
            {title && <Title>{title}</Title>}
            {note && <p className="price-list-note">{note}</p>}
            <dl>
              {items.map((item) => (
                <div key={item.name}>
                  <dt>
                    {item.name} {item.note && <small>{item.note}</small>}
                  </dt>
                  <dd>
                    {item.isFrom && <small>from</small>} <b>{item.price}</b>{" "}
                    {item.unit && <small>{item.unit}</small>}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      {(footnote || link) && (
        <footer>
          {footnote && <p>{footnote}</p>}
          {link && (
            <a className="action-quiet" href={link.href}>
              {link.label}
            </a>
          )}
        </footer>
      )}
    </section>
  );
}
