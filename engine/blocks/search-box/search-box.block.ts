import { defineBlock } from "../block.ts";
import { searchBoxProps } from "./search-box.props.ts";
import { searchBoxSamples } from "./search-box.samples.ts";
import { SearchBox } from "./search-box.tsx";

export const searchBoxBlock = defineBlock({
  type: "search-box",
  schema: searchBoxProps,
  View: SearchBox,
  samples: searchBoxSamples,
});
