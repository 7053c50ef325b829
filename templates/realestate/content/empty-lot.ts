import type { LotProps } from "../blocks/lot/lot.props.ts";

/** What answers for a house that is not on the map. */
export const emptyLot: LotProps = {
  title: "No such house",
  text: "Nothing has been drawn at this address. Either it was never built, or somebody rubbed it out. The nine that stand are all on the map.",
  mark: "vacant",
  actions: [
    { label: "Open the map", href: "/listings" },
    { label: "Back to the first sheet", href: "/" },
  ],
};
