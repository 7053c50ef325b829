import { opening } from "../../content/exhibitions.ts";
import { inside, thirty } from "../../content/home.ts";
import type { NoticeProps } from "./notice.props.ts";

const { link: _link, ...plate } = thirty;

export const noticeSamples: Record<string, NoticeProps> = {
  opening,
  plate: { ...plate, variant: "plate" },
  facing: thirty,
  floor: inside,
};
