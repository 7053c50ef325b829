import { opening } from "../../content/exhibitions.ts";
import { inside, thirty } from "../../content/home.ts";
import type { NoticeProps } from "./notice.props.ts";

export const noticeSamples: Record<string, NoticeProps> = { opening, plate: inside, facing: thirty };
