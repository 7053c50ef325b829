import { demoCategories, demosOf } from "../demos/catalog.ts";
import { identity } from "../identity/identity.ts";
import { Wordmark } from "../identity/wordmark.tsx";
import { navigation } from "./content.ts";
import "./site-header.css";

export function SiteHeader() {
  return (
    <header className="top" data-disclosure>
      <a className="skip" href="#content">
        {navigation.skip}
      </a>
      <a className="brand" href="/" aria-label={identity.name}>
        <Wordmark decorative />
      </a>
      <button className="menu-button" type="button" aria-expanded="false" aria-controls="menu">
        {navigation.menu}
      </button>
      <nav id="menu" aria-label={navigation.label}>
        <a href={navigation.home.href}>{navigation.home.label}</a>
        {navigation.links.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
        <DemosMenu />
        <a className="button" href={navigation.start.href}>
          {navigation.start.label}
        </a>
      </nav>
    </header>
  );
}

function DemosMenu() {
  return (
    <div className="demos" data-disclosure>
      <button type="button" aria-expanded="false" aria-controls="demos">
        {navigation.demos}
      </button>
      <div id="demos">
        {demoCategories.map((category) => (
          <section key={category}>
            <h2>{category}</h2>
            <ul>
              {demosOf(category).map(({ slug, path, brand, industry }) => (
                <li key={slug}>
                  <a href={path}>
                    {brand} <small>{industry}</small>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <a className="link" href={navigation.tryOn.href}>
          {navigation.tryOn.label}
        </a>
      </div>
    </div>
  );
}
