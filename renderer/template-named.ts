import { everyTemplate, type Template } from "../templates/every-template.ts";
import { SiteError } from "./site-error.ts";

/** The template `slug`. Throws `SiteError` where there is none. */
export function templateNamed(slug: string): Template {
  const found = everyTemplate.find((one) => one.slug === slug);
  if (!found) throw new SiteError("document", [`there is no template called ${slug}`]);
  return found;
}
