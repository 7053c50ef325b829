import { stressProps } from "../../../../engine/document/stress-props.ts";
import { notice } from "../../content/home.ts";
import { type NoticeProps, noticeProps } from "./notice.props.ts";

export const noticeSamples: Record<string, NoticeProps> = {
  usual: notice,
  least: { before: "Nobody was here", picture: notice.picture },
  bare: { ...notice, inserted: undefined, picture: undefined },
  most: stressProps(noticeProps, notice, "most"),
};
