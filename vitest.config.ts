import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{app,art,bench,contract,engine,renderer,scripts,templates}/**/*.test.{ts,tsx,mjs}"],
          // No test is timed: some draw all templates, on two cores that a browser shares.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          globalSetup: ["server/testing/global-setup.ts"],
          // Each test has a database and servers of its own: reading the server's modules once for all files saves a fifth of their time.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
