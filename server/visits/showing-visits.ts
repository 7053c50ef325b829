import type { IncomingMessage, ServerResponse } from "node:http";
import { publicVisitorsPath } from "../../contract/visits.ts";
import { type AnswerSite, type CountVisit, pathOf } from "../serving/answer-site.ts";
import type { LiveSite } from "../serving/site-state.ts";

export type SiteVisits = {
  count: CountVisit;
  /** Answers with how many visit the site, or says that its owner does not want that. */
  show: (request: IncomingMessage, response: ServerResponse, site: LiveSite) => Promise<boolean>;
};

/** Answers as `answer` does, and at `publicVisitorsPath` with a site's visits where it shows them. */
export function showingVisits(answer: AnswerSite, visits: SiteVisits | undefined): AnswerSite {
  if (!visits) return answer;
  return (request, response, site, shelf) => {
    const { method, url = "/" } = request;
    // What a page is asked for begins with nothing of this but for the page itself.
    if (!url.startsWith(publicVisitorsPath) || pathOf(url) !== publicVisitorsPath)
      return answer(request, response, site, shelf);
    if (method !== "GET" && method !== "HEAD") return answer(request, response, site, shelf);
    return visits.show(request, response, site).then((isShown) => {
      if (!isShown) return answer(request, response, site, shelf);
    });
  };
}
