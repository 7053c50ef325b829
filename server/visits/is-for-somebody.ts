import type { IncomingHttpHeaders } from "node:http";

/** Whether it is a person who will see the page: not what a browser fetches ahead, or shows within another page. */
export function isForSomebody(headers: IncomingHttpHeaders): boolean {
  const destination = headers["sec-fetch-dest"];
  return (
    headers["sec-purpose"] === undefined &&
    headers.purpose !== "prefetch" &&
    headers["x-moz"] !== "prefetch" &&
    (destination === undefined || destination === "document")
  );
}
