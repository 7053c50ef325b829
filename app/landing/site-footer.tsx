import { identity } from "../identity/identity.ts";
import { Wordmark } from "../identity/wordmark.tsx";
import { ContactForm } from "./contact-form.tsx";
import { contact, footer } from "./content.ts";
import { SectionHead } from "./section-head.tsx";
import "./site-footer.css";

export function SiteFooter() {
  return (
    <footer className="foot sheet" id="contact">
      <SectionHead name={contact.name} title={contact.title} id="contact-title" />
      <ContactForm />
      <address>
        <h3>{contact.direct}</h3>
        <a href={`mailto:${identity.email}`}>{identity.email}</a>
        <a href={identity.phoneLink}>{identity.phone}</a>
        <span>{identity.address}</span>
      </address>
      <nav aria-label={footer.linksTitle}>
        <h3>{footer.linksTitle}</h3>
        {footer.links.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
        <a href={footer.signIn.href} data-anonymous>
          {footer.signIn.label}
        </a>
        <a href={footer.dashboard.href} data-dashboard hidden>
          {footer.dashboard.label}
        </a>
      </nav>
      <Wordmark className="giant" decorative />
      <p className="colophon">{footer.colophon}</p>
    </footer>
  );
}
