import { notice } from "../../content/home.ts";
import type { NoticeProps } from "./notice.props.ts";

export const noticeSamples: Record<string, NoticeProps> = { usual: notice };
