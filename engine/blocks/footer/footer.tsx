import type { Link } from "../fields.ts";
import { fitLine, fitWord } from "../fit.ts";
import "../fit.css";
import "./footer.css";
import type { FooterProps } from "./footer.props.ts";

type Props = FooterProps & { id: string; host?: readonly Link[] | undefined };

export function Footer({ id, variant, brand, closing, groups, lines, legal, host = [] }: Props) {
  const shown = groups.filter(({ links }) => links.length > 0);
  return (
    <footer className="footer" id={id} data-variant={variant}>
      <div className="footer-inner">
        {(brand || closing) && (
          <div className="footer-sign">
            {brand && (
              <p className="footer-brand" data-fit={brandFit(variant, brand)}>
                {brand}
              </p>
            )}
            {closing && <p className="footer-closing">{closing}</p>}
          </div>
        )}
        {shown.length > 0 && (
          <nav className="footer-groups" aria-label={brand}>
            {shown.map(({ title, links }) => (
              <div key={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map(({ label, href }) => (
                    <li key={label}>
                      <a href={href}>{label}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        {lines.length > 0 && (
          <address className="footer-lines">
            {lines.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </address>
        )}
        {(legal || host.length > 0) && (
          <div className="footer-legal">
            {legal && <p>{legal}</p>}
            {host.length > 0 && (
              <span className="footer-hosts">
                {host.map(({ label, href }) => (
                  <a key={href} href={href}>
                    {label}
                  </a>
                ))}
              </span>
            )}
          </div>
        )}
      </div>
    </footer>
  );
}

/** A signature fills the line; elsewhere only a long name need know its longest word, for designs that write it large. */
function brandFit(variant: Props["variant"], brand: string): number | undefined {
  if (variant === "signature") return fitLine(brand);
  const letters = fitWord(brand);
  return brand.length > 24 || letters > 10 ? letters : undefined;
}
