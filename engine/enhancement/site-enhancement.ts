// The whole script of a site's page without React: the build makes it one file of its own.
import { enhanceSite } from "./enhance-site.ts";

enhanceSite(document);
