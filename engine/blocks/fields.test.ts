import { expect, test } from "vitest";
import { picture } from "./fields.ts";
import { samplePicture } from "./sample-picture.ts";
import { terminalProps } from "./terminal/terminal.props.ts";

test("what stands for a whole list is no text of a picture, nor a line of a terminal", () => {
  const terminal = (text: string) => ({
    variant: "window",
    title: "Shell",
    lines: [{ kind: "output", text }],
  });
  for (const text of ["{record}", "{social}", "{hours:rows}", "{address:lines}", "{collection:works}"]) {
    expect(picture.safeParse({ ...samplePicture.ring, alt: text }).success, text).toBe(false);
    expect(terminalProps.safeParse(terminal(text)).success, text).toBe(false);
  }
  for (const text of ["{phone}", "{name} at work"]) {
    expect(picture.safeParse({ ...samplePicture.ring, alt: text }).success, text).toBe(true);
    expect(terminalProps.safeParse(terminal(text)).success, text).toBe(true);
  }
});
