import { pageOf } from "../../template-page.ts";
import type { SaasBlock } from "../blocks/blocks.ts";
import { knowledge as articles } from "../content/knowledge.ts";
import { knowledgeSign } from "../content/signs.ts";

export const knowledge = pageOf<SaasBlock>({
  seo: {
    title: "Knowledge | {name}",
    description:
      "Short articles on running a workshop with {name}: orders, kilns, stock, dispatch and people. Search them, or read them all.",
  },
  sections: {
    knowledge: { type: "saas/knowledge", id: "knowledge", props: articles },
    sign: { type: "saas/sign", id: "sign", props: knowledgeSign },
  },
});
