import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { webhookPoster } from "./post-webhook.ts";
import { isPublicAddress } from "./public-address.ts";
import { loopbackCertificate } from "./testing/loopback-certificate.ts";

/** A receiver on this machine under the name hooks.test; gives what it was sent. */
async function startReceiver(status = 200, headers: Record<string, string> = {}) {
  const bodies: string[] = [];
  const server = createServer(loopbackCertificate, (request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      bodies.push(body);
      if (status !== 0) response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `https://hooks.test:${(server.address() as AddressInfo).port}/in`, bodies };
}

const here = async () => [{ address: "127.0.0.1", family: 4 }];
const trusting = { lookup: here, mayReach: () => true, ca: loopbackCertificate.cert };

test("a webhook is posted to, and its status told", async () => {
  const { url, bodies } = await startReceiver(204);
  const answer = await webhookPoster(trusting)(url, '{"a":1}', { "content-type": "application/json" });
  expect(answer).toMatchObject({ status: 204, problem: null });
  expect(bodies).toEqual(['{"a":1}']);
});

test("a redirect is followed nowhere", async () => {
  const elsewhere = await startReceiver();
  const { url } = await startReceiver(307, { location: elsewhere.url });
  expect(await webhookPoster(trusting)(url, "{}", {})).toMatchObject({ status: 307 });
  expect(elsewhere.bodies).toEqual([]);
});

test.each([
  ["127.0.0.1"],
  ["10.1.2.3"],
  ["169.254.169.254"],
  ["::1"],
  ["::ffff:127.0.0.1"],
  ["fe80::1"],
  ["fd00::1"],
  ["2002:7f00:1::"],
])("what a name or an address says is %s is not reached", async (address) => {
  const { url, bodies } = await startReceiver();
  const family = address.includes(":") ? 6 : 4;
  const post = webhookPoster({ lookup: async () => [{ address, family }], ca: loopbackCertificate.cert });
  expect(await post(url, "{}", {})).toMatchObject({
    status: null,
    problem: "its address is not one of the open internet",
  });
  const mixed = webhookPoster({
    lookup: async () => [
      { address: "93.184.215.14", family: 4 },
      { address, family },
    ],
    ca: loopbackCertificate.cert,
  });
  expect((await mixed(url, "{}", {})).status).toBeNull();
  const literal = family === 6 ? `https://[${address}]/` : `https://${address}/`;
  expect((await webhookPoster()(literal, "{}", {})).problem).toBe(
    "its address is not one of the open internet",
  );
  expect(bodies).toEqual([]);
});

test("a name is asked once, so that it cannot say something else to the connection", async () => {
  const { url, bodies } = await startReceiver();
  let asked = 0;
  const looked: string[] = [];
  const post = webhookPoster({
    ca: loopbackCertificate.cert,
    lookup: async () => {
      asked += 1;
      return asked === 1 ? here() : [{ address: "10.0.0.1", family: 4 }];
    },
    mayReach: (address) => looked.push(address) > 0,
  });
  expect((await post(url, "{}", {})).status).toBe(200);
  expect({ asked, looked, bodies }).toEqual({ asked: 1, looked: ["127.0.0.1"], bodies: ["{}"] });
});

test("who does not answer in time, is not on https or has no certificate is told why", async () => {
  const { url } = await startReceiver(0);
  expect(await webhookPoster({ ...trusting, patience: 300 })(url, "{}", {})).toMatchObject({
    status: null,
    problem: "no answer within 0.3 s",
  });
  expect((await webhookPoster(trusting)(url.replace("https", "http"), "{}", {})).problem).toBe(
    "not an https address",
  );
  const unknown = await webhookPoster({ lookup: here, mayReach: () => true })(url, "{}", {});
  expect(unknown.problem).toBe("DEPTH_ZERO_SELF_SIGNED_CERT");
});

test("the open internet is reached", () => {
  expect(["93.184.215.14", "2606:2800:220:1::1"].map(isPublicAddress)).toEqual([true, true]);
});
