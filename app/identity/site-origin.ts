/**
 * Stands for the site's own origin in absolute addresses of prerendered pages: the real one is known only when the
 * server starts, which puts it in.
 */
const placeholder = "https://site.invalid";

/** In the browser it is what the page's canonical address begins with: scripts are final when they are built. */
export const siteOrigin = import.meta.env.SSR ? placeholder : originOfPage();

function originOfPage(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).origin : location.origin;
}
