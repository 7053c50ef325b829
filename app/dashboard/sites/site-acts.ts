import { sendCommand } from "../../account/send-command.ts";

type Named = { id: string; name: string };

/** What the owner of a site does with it as a whole. All of it throws `CommandRefused`. */
export const siteActs = {
  rename: ({ id }: Named, name: string) =>
    sendCommand("rename-site", { request: crypto.randomUUID(), site: id, name: name.trim() }),
  unpublish: ({ id }: Named) => sendCommand("unpublish-site", { request: crypto.randomUUID(), site: id }),
  trash: ({ id }: Named) => sendCommand("trash-site", { request: crypto.randomUUID(), site: id }),
  restore: ({ id }: Named) => sendCommand("restore-site", { request: crypto.randomUUID(), site: id }),
};
