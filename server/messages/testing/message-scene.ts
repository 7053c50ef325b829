import { receiver as path } from "../../sites/site-origin.ts";
import { createPerson, type Person } from "../../testing/send-command.ts";
import { createSite, siteBeginning } from "../../testing/sites.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { type MessageReceiver, messageReceiver } from "../receive-message.ts";
import { publishSite } from "./publish-site.ts";

export const host = "https://weir.test";

type Options = Parameters<typeof messageReceiver>[1];

/** What a browser that shows the page sends along. */
const ofBrowser = { origin: host, "sec-fetch-site": "same-origin", "user-agent": "Browser 1" };

type Told = { template?: string; trade?: string; change?: (document: never) => void };

/** A published site of a restaurant, whose page /contact has a form and /reservations another, unless told otherwise. */
export async function createMessageScene(
  server: TestServer,
  options: Options = {},
  { template = "restaurant", trade = "Restaurant", change }: Told = {},
) {
  const owner: Person = await createPerson(server);
  const facts = { name: "Bistro", trade, phone: "+49 30 901820", city: "Berlin" };
  const beginning = siteBeginning({
    name: "Bistro",
    from: { kind: "template", template, facts, language: "en-US" },
  });
  const site = await createSite(server, owner, beginning);
  const { build, files } = await publishSite(server, site, change);
  const receiver = messageReceiver(server.commands, { evenTime: 0, quickest: 0, ...options });
  return { owner, site, build, files, receiver, ...senderOf(receiver, { id: site, build }) };
}

export function senderOf(receiver: MessageReceiver, served: { id: string; build: string }) {
  /** What is answered to a form's body, as a browser in `network` sends it. */
  const send = (
    body: BodyInit,
    { network = "203.0.113.1", headers = {} }: { network?: string; headers?: Record<string, string> } = {},
  ) =>
    receiver.receive(
      new Request(host + path, { method: "POST", body, headers: { ...ofBrowser, ...headers } }),
      { ...served, network },
    );
  /** Is served the page first, as a person is. */
  const see = async (page: string, network = "203.0.113.1") => {
    receiver.noteViewer(served, page, { network, agent: ofBrowser["user-agent"] });
    await receiver.stop(); // writes down what is noted
  };
  return { send, see };
}

/** What the contact form sends. */
export function contact(more: Record<string, string> = {}): URLSearchParams {
  return new URLSearchParams({
    "sent-from": "/contact#write",
    "web-site": "",
    firstName: "Ada",
    lastName: "Lovelace",
    email: "ada@example.com",
    subject: "A table",
    message: "Is there a table\nfor nine?",
    ...more,
  });
}

/** All messages of a site, oldest first. */
export async function messagesOf(server: TestServer, site: string) {
  const { rows } = await server.owner.query("select * from messages where site = $1 order by at, id", [site]);
  return rows;
}
