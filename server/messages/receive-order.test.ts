import { afterAll, beforeAll, expect, test } from "vitest";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import { renderMail } from "../mail/render-mail.ts";
import { noLimits } from "../testing/accounts.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { messagesCsv } from "./messages-csv.ts";
import { createMessageScene, messagesOf, senderOf } from "./testing/message-scene.ts";
import { publishSite } from "./testing/publish-site.ts";

let server: TestServer;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({ limits: noLimits, onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const createShop = (change?: (document: SiteDocument) => void) =>
  createMessageScene(server, {}, { template: "fashion", trade: "Fashion", ...(change && { change }) });

/** What the checkout of the cart sends. */
function order(lines: readonly string[], more: Record<string, string> = {}): URLSearchParams {
  const body = new URLSearchParams({
    "sent-from": "/cart#section-cart",
    "web-site": "",
    name: "Ada Lovelace",
    email: "ada@example.com",
    address: "1 St James Square\nLondon",
    ...more,
  });
  for (const line of lines) body.append("order-line", line);
  return body;
}

async function mailTo(email: string) {
  const [mail] = (await server.mails()).filter(({ to }) => to === email);
  if (!mail) throw new Error(`no mail to ${email}`);
  return renderMail(mail, "https://fabula.example");
}

/** Changes the price of a piece. */
const costing = (id: string, price: number) => (document: SiteDocument) => {
  const piece = document.collections?.products?.find((one) => one.id === id);
  Object.assign(piece ?? {}, { price });
};

test("an order costs what the live version says, whatever the browser sends, and its owner reads it line by line", async () => {
  const { send, see, site, owner } = await createShop();
  await see("/cart");
  const lines = ["2 slip-dress@52000 M", "1 quarter-belt@1 S"];
  const answer = await send(order(lines, { "order-total": "100", note: "No rush." }));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/cart/thanks"]);
  const [message] = await messagesOf(server, site);
  expect(message).toMatchObject({
    kind: "order",
    state: "new",
    reply_to: "ada@example.com",
    details: {
      currency: "USD",
      lines: [
        { id: "slip-dress", size: "M", quantity: 2, price: 520_00, amount: 1_040_00 },
        { id: "quarter-belt", size: "S", quantity: 1, price: 165_00, amount: 165_00, seen: 1 },
      ],
      totals: { subtotal: 1_205_00, shipping: 0, tax: 96_40, total: 1_301_40 },
      seenTotal: 1_00,
    },
  });
  expect(message.fields.map(({ name }: { name: string }) => name)).toEqual([
    "name",
    "email",
    "address",
    "note",
  ]);
  expect(
    (await mailTo(owner.email)).text,
  ).toContain(`2 × Slip Dress (${message.details.lines[0].color}, M), $520.00 each: $1,040.00
1 × Quarter Belt (${message.details.lines[1].color}, S), $165.00 each: $165.00
Subtotal: $1,205.00
Shipping: Free
Tax: $96.40
Total: $1,301.40
Quarter Belt is $165.00 in your shop. The visitor saw $0.01.
All of it comes to $1,301.40 in your shop. The visitor saw $1.00.`);
});

test("a price that changed after the page was shown counts, and the owner hears of it", async () => {
  const { send, see, site, owner } = await createShop();
  await see("/cart");
  const { build } = await publishSite(server, site, costing("slip-dress", 540_00));
  const receiver = senderOf((await createShop()).receiver, { id: site, build });
  await send(order(["1 slip-dress@52000 M"], { "order-total": "56160" }));
  const [before] = await messagesOf(server, site);
  expect(before.details).not.toHaveProperty("seenTotal");
  await receiver.send(order(["1 slip-dress@52000 M"], { "order-total": "56160" }));
  const [, after] = await messagesOf(server, site);
  expect(after.details).toMatchObject({
    lines: [{ price: 540_00, seen: 520_00 }],
    totals: { total: 583_20 },
    seenTotal: 561_60,
  });
  const mails = (await server.mails()).filter(({ to }) => to === owner.email);
  expect(mails.map((mail) => /The visitor saw \$520\.00/.test(renderMail(mail, "").text)).toSorted()).toEqual(
    [false, true],
  );
});

test("an order is in the currency that the site says, on its pages, in the mail and in the table", async () => {
  const { send, see, site, owner, files } = await createShop((document) => {
    document.facts = { ...document.facts, currency: "EUR" };
  });
  expect(files.get("/shop")).toContain("€520");
  expect(files.get("/shop")).not.toMatch(/class="price">\s*\$/);
  expect(files.get("/product/slip-dress")).toContain('"priceCurrency":"EUR"');
  await see("/cart");
  await send(order(["1 slip-dress@52000 M"]));
  const { text, html } = await mailTo(owner.email);
  expect(text).toContain("€520.00 each: €520.00");
  expect(html).toContain("€561.60");
  const csv = messagesCsv((await messagesOf(server, site)) as never);
  expect(csv).toContain('"order","total","currency"\r\n');
  expect(csv).toMatch(/Total: €561\.60","561\.60","EUR"\r\n$/);
});

test("a visitor whose page knows no cart writes what they would like, and it arrives as an order", async () => {
  const { send, see, site, owner, files } = await createShop();
  const page = files.get("/cart") ?? "";
  expect(page).toContain('<form action="/-/messages" method="post"');
  for (const name of ["wish", "name", "email", "phone", "address", "note"])
    expect(page).toMatch(new RegExp(`<(input|textarea)[^>]* name="${name}"`));
  expect(page).not.toContain('id="section-cart-promo"');
  await see("/cart");
  const answer = await send(order([], { wish: "The wrap dress in M,\nif it comes back." }));
  expect(answer.headers.get("location")).toBe("/cart/thanks");
  expect(files.get("/cart/thanks")).toContain("Your request is with us.");
  expect(files.get("/cart/thanks")).toContain('href="/shop"');
  expect(await messagesOf(server, site)).toMatchObject([{ kind: "order", state: "new", details: null }]);
  const { subject, text } = await mailTo(owner.email);
  expect(subject).toBe("An order from Bistro");
  expect(text).toContain("if it comes back.");
});

test.each<[string, string[], Record<string, string>]>([
  ["what there is not", ["1 boots@100 M"], {}],
  ["what is sold out", ["1 wrap-dress@39500 M"], {}],
  ["a size that there is not", ["1 slip-dress@52000 XXL"], {}],
  ["what is no line at all", ["1 slip-dress@52000 M", "=cmd()"], {}],
  ["nothing", [], {}],
  ["without an address", ["1 slip-dress@52000 M"], { address: "" }],
])("who orders %s is answered the same, and it waits in the quarantine as it is", async (_, lines, more) => {
  const { send, see, site, owner } = await createShop();
  await see("/cart");
  const answer = await send(order(lines, more));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/cart/thanks"]);
  const [message] = await messagesOf(server, site);
  expect(message).toMatchObject({ kind: "order", state: "quarantine", signs: ["amiss"] });
  const kept = message.fields.find(({ name }: { name: string }) => name === "order-line");
  expect(kept?.value).toBe(lines.length > 0 && !message.details ? lines.join("\n") : undefined);
  expect((await server.mails()).filter(({ to }) => to === owner.email)).toEqual([]);
});

test("the same order sent again is one, whatever is said of what was seen; another quantity is another", async () => {
  const { send, see, site } = await createShop();
  await see("/cart");
  await Promise.all([send(order(["1 slip-dress@52000 M"])), send(order(["1 slip-dress@52000 M"]))]);
  await send(order(["1 slip-dress@1 M"], { "order-total": "1" }));
  expect(await messagesOf(server, site)).toHaveLength(1);
  await send(order(["2 slip-dress@52000 M"]));
  expect(await messagesOf(server, site)).toHaveLength(2);
});
