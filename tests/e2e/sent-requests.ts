import type { Page, Request } from "@playwright/test";

/** What a page fetches of itself, whenever it comes to it: pictures that scroll into view, faces, parts of its script. */
const ownParts = new Set(["image", "font", "script", "stylesheet"]);

/** Collects from now on what `page` sends to anybody, or asks of the server: all but its own parts and its icon. */
export function watchSentRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (!isOwnPart(request)) sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

function isOwnPart(request: Request): boolean {
  const { pathname, search } = new URL(request.url());
  if (request.method() !== "GET") return false;
  return ownParts.has(request.resourceType()) || (pathname === "/favicon.svg" && search === "");
}
