import { pageOf } from "../../template-page.ts";
import type { RealestateBlock } from "../blocks/blocks.ts";
import { elevation, head, visits } from "../content/agents.ts";

export const agentsPage = pageOf<RealestateBlock>({
  seo: {
    title: "Agents | {name}",
    description:
      "Five agents who can read a section: who they are, how tall, which houses they show and what a visit to one of them is like.",
  },
  sections: {
    hero: { type: "hero", props: head },
    people: { type: "realestate/elevation", id: "people", tone: "raised", props: elevation },
    visits: { type: "process-steps", id: "visits", props: visits },
  },
});
