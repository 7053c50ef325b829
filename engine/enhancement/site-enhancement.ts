// The whole script of a site's page without React: the build makes it one file of its own.
import { enhanceSite } from "./enhance-site.ts";

// After the first paint, which needs none of it; a tab in the background paints nothing and need not wait.
if (document.hidden) enhanceSite(document);
else
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    enhanceSite(document);
  }).observe({ type: "paint", buffered: true });
