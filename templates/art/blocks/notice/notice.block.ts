import { defineBlock } from "../../../../engine/blocks/block.ts";
import { noticeProps } from "./notice.props.ts";
import { noticeSamples } from "./notice.samples.ts";
import { Notice } from "./notice.tsx";

export const noticeBlock = defineBlock({
  type: "art/notice",
  schema: noticeProps,
  View: Notice,
  samples: noticeSamples,
});
