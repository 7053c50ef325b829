import { pageOf } from "../../template-page.ts";
import type { PaintingBlock } from "../blocks/blocks.ts";
import { estimate } from "../content/estimate.ts";
import { head, lid, process, rates, specials } from "../content/services.ts";

export const services = pageOf<PaintingBlock>({
  seo: {
    title: "Services, prices and an estimate | {name}",
    description:
      "Interiors from $3.50, exteriors from $4.25 a square foot, six specialties, four days from bare wall to second coat, and a calculator that shows its sum.",
  },
  sections: {
    head: { type: "painting/head", props: head },
    rates: { type: "painting/rates", props: rates },
    estimate: { type: "painting/estimate", id: "estimate", tone: "deep", props: estimate },
    specials: { type: "painting/specials", props: specials },
    "process-steps": { type: "process-steps", props: process },
    call: { type: "painting/lid", id: "call", props: lid },
  },
});
