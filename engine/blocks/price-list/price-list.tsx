import type { Words } from "../../language/words.ts";
import { nameOf, titleTag } from "../heading-level.ts";
import { SectionHeading } from "../section-heading.tsx";
import "./price-list.css";
import type { PriceListProps } from "./price-list.props.ts";

type Props = PriceListProps & { id: string; locale: Words };

export function PriceList({ id, variant, heading, groups, footnote, link, locale }: Props) {
  const Title = titleTag(heading);
  const shown = groups.filter(({ items }) => items.length > 0);
  if (shown.length === 0) return null;
  return (
    <section className="price-list" data-variant={variant} aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      <div className="price-list-groups">
        {shown.map(({ title, note, items }) => (
          <div key={title ?? items[0]?.name} className="price-list-group">
            {title && <Title>{title}</Title>}
            {note && <p className="price-list-note">{note}</p>}
            <dl>
              {items.map((item) => (
                <div key={item.name}>
                  <dt>
                    {item.name} {item.note && <small>{item.note}</small>}
                  </dt>
                  {(item.price || item.unit) && (
                    <dd>
                      {item.isFrom && item.price && <small>{locale.from}</small>}{" "}
                      {item.price && <b>{item.price}</b>} {item.unit && <small>{item.unit}</small>}
                    </dd>
                  )}
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
