import { defineBlock } from "../../../../engine/blocks/block.ts";
import { noticeProps } from "./notice.props.ts";
import { noticeSamples } from "./notice.samples.ts";
import { Notice } from "./notice.tsx";

export const noticeBlock = defineBlock({
  type: "pestcontrol/notice",
  schema: noticeProps,
  neutral: ({ eyebrow: _, inserted: __, reply: ___, ...card }) => card,
  View: Notice,
  samples: noticeSamples,
});
