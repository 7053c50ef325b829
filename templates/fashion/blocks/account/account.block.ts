import { defineBlock } from "../../../../engine/blocks/block.ts";
import { accountProps } from "./account.props.ts";
import { accountSamples } from "./account.samples.ts";
import { Account } from "./live.tsx";

export const accountBlock = defineBlock({
  type: "fashion/account",
  schema: accountProps,
  View: Account,
  isLive: true,
  samples: accountSamples,
});
