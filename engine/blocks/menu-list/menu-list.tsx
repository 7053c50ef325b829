import { BadgeMark } from "../badge-legend/badge.tsx";
import { nameOf, titleTag } from "../heading-level.ts";
import { SectionHeading } from "../section-heading.tsx";
import "./menu-list.css";
import type { MenuListProps } from "./menu-list.props.ts";

type Props = MenuListProps & { id: string };

export function MenuList({ id, variant, heading, hasLeaders, sections, footnote, hasSeal }: Props) {
  const Title = titleTag(heading);
  const shown = sections.filter(({ dishes }) => dishes.length > 0);
  if (shown.length === 0) return null;
  return (
    <section
      className="menu-list"
      data-variant={variant}
      data-leaders={hasLeaders || undefined}
      data-seal={hasSeal || undefined}
      aria-labelledby={nameOf(id, heading)}
    >
      <SectionHeading id={id} heading={heading} />
      <div className="menu-list-sections">
        {shown.map(({ title, note, dishes }) => (
          <div key={title ?? dishes[0]?.name} className="menu-list-section">
            {(title || note) && (
              <header>
                {title && <Title>{title}</Title>}
                {note && <p>{note}</p>}
              </header>
            )}
            <ul>
              {dishes.map((dish) => (
                <MenuDish key={dish.name} {...dish} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {footnote && <p className="menu-list-footnote">{footnote}</p>}
    </section>
  );
}

function MenuDish({ name, description, price, badges }: Props["sections"][number]["dishes"][number]) {
  return (
    <li className="menu-list-dish">
      <p className="menu-list-name">
        <span>{name}</span> {price && <b>{price}</b>}
      </p>
      {description && <p className="menu-list-description">{description}</p>}
      {badges && badges.length > 0 && (
        <p className="menu-list-badges">
          {badges.map((badge) => (
            <BadgeMark key={badge.label} badge={badge} />
          ))}
        </p>
      )}
    </li>
  );
}
