import type { TerminalProps } from "./terminal.props.ts";

const lines: TerminalProps["lines"] = [
  { kind: "comment", text: "# from your machine to fifty regions" },
  { kind: "command", text: "orbit deploy --prod" },
  { kind: "output", text: "Building    214 modules in 1.9 s" },
  { kind: "output", text: "Uploading   38 files, 412 kB" },
  { kind: "output", text: "Routing     50 regions" },
  { kind: "success", text: "Live        https://shop.example.com  (6.2 s)" },
];

export const terminalSamples: Record<string, TerminalProps> = {
  window: { variant: "window", heading: { title: "One command" }, title: "~/shop", lines },
  split: {
    variant: "split",
    heading: {
      eyebrow: "Deploy",
      title: "Push, and it is everywhere",
      lead: "No cluster to tend. Roll back with the same command and a number.",
    },
    title: "~/shop",
    lines,
    actions: [{ label: "View the docs", href: "/knowledge" }],
  },
  strip: {
    variant: "strip",
    title: "Install",
    lines: [{ kind: "command", text: "npm install -g orbit" }],
    copy: { label: "Copy", copied: "Copied", failed: "Select it instead" },
  },
};
