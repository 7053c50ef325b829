import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { logRequests, type RequestVariables } from "./log-requests.ts";

test.each(["/api/exports/", "/api/my-data/"])(
  "what opens something at %s is not in the log",
  async (path) => {
    const lines: string[] = [];
    const app = new Hono<{ Variables: RequestVariables }>();
    app.use(logRequests(pino({ level: "info" }, { write: (line: string) => void lines.push(line) })));
    await app.request(`${path}the-secret?more=the-secret`);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`"path":"${path}..."`);
    expect(lines[0]).not.toContain("the-secret");
  },
);
