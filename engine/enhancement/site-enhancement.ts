// The whole script of a site's page without React: the build makes it one file of its own.
import { enhanceSite } from "./enhance-site.ts";
import { whenPainted } from "./when-painted.ts";

whenPainted(() => enhanceSite(document));
