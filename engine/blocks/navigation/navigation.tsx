import type { ReactNode } from "react";
import "./navigation.css";
import type { NavigationProps } from "./navigation.props.ts";

type Props = NavigationProps & {
  id: string;
  /** Address of the page that is shown. */
  current: string;
  /** Address of the site's first page. */
  home?: string | undefined;
  /** What stands behind the label of a link, by its address. */
  notes?: Readonly<Record<string, ReactNode>> | undefined;
  /** Address of a picture before the name. */
  logo?: string | undefined;
};

export function Navigation({
  id,
  variant,
  brand,
  mark,
  links,
  action,
  menuLabel,
  current,
  home,
  notes,
  logo,
}: Props) {
  const panel = `${id}-panel`;
  // Only `split` has its name between two lists; the others keep all links in the first.
  const half = variant === "split" ? Math.ceil(links.length / 2) : links.length;
  const lists = [links.slice(0, half), links.slice(half)].filter((list) => list.length > 0);
  const Brand = home ? "a" : "p";
  return (
    <header
      className="navigation"
      data-variant={variant}
      data-length={lengthOf({ variant, brand, links, action })}
    >
      <div className="navigation-bar">
        {brand && (
          <Brand
            className="navigation-brand"
            data-mark={mark}
            data-long={brand.length > 24 || undefined}
            href={home}
          >
            {logo && <img className="navigation-logo" src={logo} alt="" />}
            {brand}
          </Brand>
        )}
        <button className="navigation-toggle" type="button" popoverTarget={panel}>
          {menuLabel}
        </button>
        <nav className="navigation-panel" id={panel} popover="auto" aria-label={menuLabel}>
          <button className="navigation-toggle" type="button" popoverTarget={panel}>
            {menuLabel}
          </button>
          {lists.map((list) => (
            <ul key={list[0]?.label}>
              {list.map(({ label, href }) => (
                <li key={label}>
                  <a href={href} aria-current={href === current ? "page" : undefined}>
                    {notes?.[href] ? (
                      // In one element: between two a flex box would leave no space.
                      <span>
                        {`${label} `}
                        {notes[href]}
                      </span>
                    ) : (
                      label
                    )}
                  </a>
                </li>
              ))}
            </ul>
          ))}
          {action && (
            <a className="action" href={action.href}>
              {action.label}
            </a>
          )}
        </nav>
      </div>
    </header>
  );
}

/** How wide a page must be before the links come out of the menu; a masthead has a row for them alone. */
function lengthOf({ variant, brand, links, action }: Pick<Props, "variant" | "brand" | "links" | "action">) {
  const letters = [brand, ...links.map(({ label }) => label), action?.label ?? ""].join("").length;
  if (variant === "masthead" || letters <= 44) return "short";
  if (letters > 72) return "long";
  return variant === "split" ? "short" : "medium";
}
