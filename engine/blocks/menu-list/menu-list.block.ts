import { defineBlock } from "../block.ts";
import { menuListProps } from "./menu-list.props.ts";
import { menuListSamples } from "./menu-list.samples.ts";
import { MenuList } from "./menu-list.tsx";

export const menuListBlock = defineBlock({
  type: "menu-list",
  schema: menuListProps,
  View: MenuList,
  samples: menuListSamples,
  neutral: ({ hasSeal, ...props }) => props,
});
