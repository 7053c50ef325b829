import { sendCommand } from "../../../account/send-command.ts";

/** What the form of a link says. */
export type NewLink = {
  version: number | null;
  lasts: "day" | "week" | "month";
  note: string;
  password: string;
  mayComment: boolean;
};

/** A link that has just been made. */
export type MadeLink = { id: string; address: string };

type CommentCommand = "resolve-comment" | "reopen-comment" | "delete-comment";

/** What is done with previews of a site. All of it throws `CommandRefused`. */
export const previewActs = {
  /**
   * Makes a link and gives it with its address, which nobody else knows: what opens it is made here. `request` and `secret` are the same
   * when it is asked for again because no answer came.
   */
  make: async (
    site: string,
    { password, ...link }: NewLink,
    { request, secret }: { request: string; secret: string },
  ): Promise<MadeLink> => {
    const input = { request, site, secret, ...link, password: password === "" ? null : password };
    const { preview, origin } = await sendCommand("create-preview", input);
    return { id: preview, address: `${origin}/-/preview/${secret}` };
  },
  revoke: (site: string, preview: string) =>
    sendCommand("revoke-preview", { request: crypto.randomUUID(), site, preview }),
  say: (command: CommentCommand, site: string, comment: string) =>
    sendCommand(command, { request: crypto.randomUUID(), site, comment }),
};

/** 256 random bits, as an address can hold them. */
export function createSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
