import type { CoreBlock } from "../../../engine/blocks/core-blocks.ts";
import type { Page } from "../../../engine/document/site-document.ts";
import type { PestcontrolBlock } from "../blocks/blocks.ts";
import { cabinet } from "../content/cabinet.ts";
import { guests } from "../content/guests.ts";
import { discretion, envelope, evening, notice, references } from "../content/home.ts";

/** The notice, who is meant, what they look like, what becomes of them, and where to write. */
export const home: Page<CoreBlock | PestcontrolBlock> = {
  seo: {
    title: "Uninvited | Discreet pest control in Charleston",
    description:
      "Ants, cockroaches, mice, termites, bed bugs and wasps shown out of houses in Charleston and the sea islands. Unmarked van, plain envelope, visits from $145.",
  },
  blocks: [
    { type: "pestcontrol/notice", id: "notice", props: notice },
    { type: "pestcontrol/guests", id: "guests", tone: "raised", props: guests },
    { type: "pestcontrol/cabinet", id: "cabinet", tone: "deep", props: cabinet },
    { type: "process-steps", id: "events", props: evening },
    { type: "pestcontrol/discretion", id: "discretion", tone: "raised", props: discretion },
    { type: "testimonials", id: "references", props: references },
    { type: "pestcontrol/envelope", id: "estimate", props: envelope },
  ],
};
