import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { NodeHandler } from "../http/answer-requests.ts";
import { createRefuse } from "../http/refusal.ts";
import { answerTlsQuestions, isTlsQuestion } from "./answer-tls-question.ts";
import { createNotices } from "./notice-page.ts";
import { createHostReader } from "./read-host.ts";
import { createSiteHeaders } from "./represent-file.ts";
import type { Sites } from "./start-serving.ts";

/** Answered under every name: whoever looks after a server may know it by its address alone. */
const health = "/healthz";

/**
 * Looks at the Host of a request first, and gives it to the app or to the site whose it is; what is neither's is told 421.
 * Without `sites` (accounts live on a Supabase) there are none.
 */
export function answerByHost(
  app: NodeHandler,
  sites: Sites | undefined,
  parts: Pick<Config, "siteUrl" | "sitesHost"> & { log: Logger },
): NodeHandler {
  const readHost = createHostReader(parts);
  const refusal = createRefuse({ https: parts.siteUrl.startsWith("https:") })(400);
  const notify = createNotices(createSiteHeaders({ https: false }).common);
  const answerTls = sites && answerTlsQuestions(sites, parts);

  return (request, response) => {
    const host = readHost(request);
    if (host.kind === "broken") response.writeHead(refusal.status, refusal.headers).end();
    else if (request.url === health) app(request, response);
    else if (host.kind === "app") {
      const answer = answerTls && host.isOwn && isTlsQuestion(request) ? answerTls : app;
      answer(request, response);
    } else if (host.kind === "site" && sites) sites.answer(request, response, host.subdomain);
    else if (host.kind === "domain" && sites) sites.answer(request, response, host.host);
    else notify(request, response, 421, "misdirected");
  };
}
