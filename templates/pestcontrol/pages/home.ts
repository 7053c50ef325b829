import { pageOf } from "../../template-page.ts";
import type { PestcontrolBlock } from "../blocks/blocks.ts";
import { cabinet } from "../content/cabinet.ts";
import { guests } from "../content/guests.ts";
import { discretion, envelope, evening, notice, references } from "../content/home.ts";

/** The notice, who is meant, what they look like, what becomes of them, and where to write. */
export const home = pageOf<PestcontrolBlock>({
  seo: {
    title: "{name} | Discreet pest control in {city}",
    description:
      "Ants, cockroaches, mice, termites, bed bugs and wasps shown out of houses in {area}. Unmarked van, plain envelope, visits from $145.",
  },
  sections: {
    notice: { type: "pestcontrol/notice", id: "notice", props: notice },
    guests: { type: "pestcontrol/guests", id: "guests", tone: "raised", props: guests },
    cabinet: { type: "pestcontrol/cabinet", id: "cabinet", tone: "deep", props: cabinet },
    events: { type: "process-steps", id: "events", props: evening },
    discretion: { type: "pestcontrol/discretion", id: "discretion", tone: "raised", props: discretion },
    references: { type: "testimonials", id: "references", props: references },
    estimate: { type: "pestcontrol/envelope", id: "estimate", props: envelope },
  },
});
