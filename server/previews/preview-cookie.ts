import type { IncomingMessage } from "node:http";

/** The cookie by which a browser is known that a link was opened in. */
export type PreviewCookie = {
  read: (request: IncomingMessage) => string | undefined;
  /** What sets it, as a header's value, until the link ends. */
  write: (token: string, until: Date) => string;
};

/**
 * A cookie of one host alone, which no script reads. On https its name says so, and browsers hold that: no neighbour under the same domain can
 * set it for this host.
 */
export function previewCookie({ https }: { https: boolean }): PreviewCookie {
  const name = https ? "__Host-preview" : "preview";
  return {
    read: ({ headers }) => {
      for (const part of (headers.cookie ?? "").split(";")) {
        const [key, value = ""] = part.trim().split("=");
        if (key === name) return /^[\w-]{43}$/.test(value) ? value : undefined;
      }
      return undefined;
    },
    write: (token, until) => {
      const seconds = Math.max(1, Math.floor((until.getTime() - Date.now()) / 1_000));
      return `${name}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`;
    },
  };
}
