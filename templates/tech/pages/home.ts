import { pageOf } from "../../template-page.ts";
import type { TechBlock } from "../blocks/blocks.ts";
import { contract, deploy, features, key, load, start, tiles } from "../content/home.ts";
import { manual } from "../content/manual.ts";
import { regions } from "../content/regions.ts";
import { trace } from "../content/trace.ts";

/** One session from prompt to logout: what it does, what it carries, the command, the manual, the contract. */
export const home = pageOf<TechBlock>({
  seo: {
    title: "{name} | From git push to fifty regions",
    description:
      "A developer platform that puts what you push into 54 regions in 48 seconds: functions, models, Postgres and the parts that keep people out.",
  },
  sections: {
    flame: { type: "tech/flame", props: trace },
    load: { type: "tech/load", id: "load", props: load },
    products: { type: "tech/panes", id: "products", props: tiles },
    deploy: { type: "terminal", id: "deploy", tone: "accent", props: deploy },
    key: { type: "tech/key", props: key },
    solutions: { type: "tech/hunks", id: "solutions", props: features },
    developers: { type: "tech/manual", id: "developers", tone: "deep", props: manual },
    regions: { type: "tech/regions", id: "regions", props: regions },
    enterprise: { type: "data-table", id: "enterprise", props: contract },
    start: { type: "call-to-action", id: "start", props: start },
  },
});
