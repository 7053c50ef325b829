import { contract, deploy, features, key, load, start, tiles } from "../content/home.ts";
import { manual } from "../content/manual.ts";
import { regions } from "../content/regions.ts";
import { trace } from "../content/trace.ts";
import type { TechPage } from "./tech-page.ts";

/** One session from prompt to logout: what it does, what it carries, the command, the manual, the contract. */
export const home: TechPage = {
  seo: {
    title: "Hotpath | From git push to fifty regions",
    description:
      "A developer platform that puts what you push into 54 regions in 48 seconds: functions, models, Postgres and the parts that keep people out.",
  },
  blocks: [
    { type: "tech/flame", props: trace },
    { type: "tech/load", id: "load", props: load },
    { type: "tech/panes", id: "products", props: tiles },
    { type: "terminal", id: "deploy", tone: "accent", props: deploy },
    { type: "tech/key", props: key },
    { type: "tech/hunks", id: "solutions", props: features },
    { type: "tech/manual", id: "developers", tone: "deep", props: manual },
    { type: "tech/regions", id: "regions", props: regions },
    { type: "data-table", id: "enterprise", props: contract },
    { type: "call-to-action", id: "start", props: start },
  ],
};
