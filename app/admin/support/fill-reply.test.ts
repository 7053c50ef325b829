import { expect, test } from "vitest";
import { fillReply } from "./fill-reply.ts";

test("names stand where a reply asks for them, as they are, and what there is nothing for is seen", () => {
  const names = { name: "Ada $& {site}", site: "" };
  expect(fillReply("Dear {name}, {site} and {other}.", names)).toBe(
    "Dear Ada $& {site}, {site} and {other}.",
  );
  expect(fillReply("{site}: {site}", { name: "", site: "Weir" })).toBe("Weir: Weir");
});
