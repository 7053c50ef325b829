import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin, ViteDevServer } from "vite";

/** Pages for developers that are drawn whole by a module of the app, without React Router, whose prerendering has no place for them. */
const pages: Readonly<Record<string, string>> = {
  "/dev/blocks/stress": "/app/gallery/stress-answer.ts",
  "/dev/dressed": "/app/gallery/dressed-answer.ts",
};

/** What such a module has: the markup of the page at an address. */
type Answering = { answer: (address: URL) => Promise<string> };

/** Answers their addresses. What they throw goes to Vite, which shows it. */
export function drawnPages(): Plugin {
  return {
    name: "drawn-pages",
    configureServer(vite: ViteDevServer) {
      vite.middlewares.use((request, response, next) => {
        const address = new URL(request.url ?? "/", "http://localhost");
        const module = pages[address.pathname];
        if (module) answerWith(vite, module, address, request, response).catch(next);
        else next();
      });
    },
  };
}

async function answerWith(
  vite: ViteDevServer,
  module: string,
  address: URL,
  { method }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { answer } = (await vite.ssrLoadModule(module)) as Answering;
  const html = await answer(address);
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(method === "HEAD" ? undefined : html);
}
