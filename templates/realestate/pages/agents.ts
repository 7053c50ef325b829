import { elevation, head, visits } from "../content/agents.ts";
import type { RealestatePage } from "./realestate-page.ts";

export const agentsPage: RealestatePage = {
  seo: {
    title: "Agents | Plinth",
    description:
      "Five agents who can read a section: who they are, how tall, which houses they show and what a visit to one of them is like.",
  },
  blocks: [
    { type: "hero", props: head },
    { type: "realestate/elevation", id: "people", tone: "raised", props: elevation },
    { type: "process-steps", id: "visits", props: visits },
  ],
};
