import { estimate, head, lid, process, rates, specials } from "../content/services.ts";
import type { PaintingPage } from "./painting-page.ts";

export const services: PaintingPage = {
  seo: {
    title: "Services, prices and an estimate | Second Coat",
    description:
      "Interiors from $3.50, exteriors from $4.25 a square foot, six specialties, four days from bare wall to second coat, and a calculator that shows its sum.",
  },
  blocks: [
    { type: "painting/head", props: head },
    { type: "painting/rates", props: rates },
    { type: "painting/estimate", id: "estimate", tone: "deep", props: estimate },
    { type: "painting/specials", props: specials },
    { type: "process-steps", props: process },
    { type: "painting/lid", id: "call", props: lid },
  ],
};
