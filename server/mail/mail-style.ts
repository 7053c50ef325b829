import type { CSSProperties } from "react";

/** Pine and peony by day. The dark values of `darkStyles` belong to the class of the same name. */
const day = {
  paper: "#eef2ee",
  raised: "#ffffff",
  ink: "#06251f",
  muted: "#3f5a53",
  line: "#c4d1c9",
  accent: "#b8005a",
  onAccent: "#ffffff",
} as const;

const serif = "Gloock, Georgia, 'Times New Roman', serif";
const sans = "'Instrument Sans', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
const mono = "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace";

/** Word renders Outlook's mails and knows some things only under its own names. */
const outlook = (name: "hide" | "paddingAlt", value: string) =>
  ({ [name === "hide" ? "msoHide" : "msoPaddingAlt"]: value }) as CSSProperties;

/** Inline styles by part: mail programs drop style sheets, so a mail must look right with these alone. */
export const styles = {
  body: { margin: 0, padding: 0, backgroundColor: day.paper, color: day.ink },
  preheader: { display: "none", maxHeight: 0, overflow: "hidden", opacity: 0, ...outlook("hide", "all") },
  canvas: { backgroundColor: day.paper },
  canvasCell: { padding: "40px 12px 56px" },
  column: { width: "100%", maxWidth: 600 },
  cover: { padding: "40px 48px 44px", backgroundColor: day.accent },
  wordmark: {
    fontFamily: serif,
    fontSize: 24,
    lineHeight: "28px",
    color: day.onAccent,
    textDecoration: "none",
  },
  heading: {
    margin: "88px 0 0",
    fontFamily: serif,
    fontSize: 50,
    lineHeight: "52px",
    fontWeight: 400,
    letterSpacing: "-0.01em",
    color: day.onAccent,
    overflowWrap: "anywhere",
    textWrap: "balance",
  },
  letter: { padding: "44px 48px 48px", backgroundColor: day.raised },
  paragraph: {
    margin: "0 0 32px",
    fontFamily: sans,
    fontSize: 18,
    lineHeight: "29px",
    color: day.ink,
    overflowWrap: "anywhere",
    textWrap: "pretty",
  },
  fields: { marginBottom: 32 },
  fieldCell: { padding: "0 0 18px" },
  fieldLabel: { margin: 0, fontFamily: sans, fontSize: 16, lineHeight: "24px", color: day.muted },
  fieldValue: {
    margin: 0,
    fontFamily: sans,
    fontSize: 18,
    lineHeight: "29px",
    color: day.ink,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  order: { marginBottom: 32 },
  orderChange: {
    margin: "0 0 24px",
    padding: "2px 0 2px 16px",
    borderLeft: `4px solid ${day.accent}`,
    fontFamily: sans,
    fontSize: 18,
    lineHeight: "29px",
    color: day.ink,
  },
  orderWhat: {
    padding: "12px 16px 12px 0",
    fontFamily: sans,
    fontSize: 18,
    lineHeight: "27px",
    color: day.ink,
    overflowWrap: "anywhere",
  },
  orderAmount: {
    padding: "12px 0",
    fontFamily: sans,
    fontSize: 18,
    lineHeight: "27px",
    color: day.ink,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    verticalAlign: "top",
  },
  orderKind: { fontSize: 16, lineHeight: "24px", color: day.muted },
  orderLine: { borderTop: `1px solid ${day.line}` },
  orderSum: { paddingTop: 0 },
  orderTotal: { borderTop: `2px solid ${day.ink}`, fontWeight: 600 },
  buttonCell: { backgroundColor: day.ink, ...outlook("paddingAlt", "18px 36px") },
  button: {
    display: "inline-block",
    padding: "18px 36px",
    fontFamily: sans,
    fontSize: 18,
    lineHeight: "24px",
    fontWeight: 600,
    color: day.paper,
    textDecoration: "none",
  },
  alternative: { margin: "28px 0 0", fontFamily: sans, fontSize: 18, lineHeight: "29px", color: day.ink },
  link: { color: day.accent, textDecoration: "underline" },
  codeTable: { marginTop: 44 },
  firstCodeTable: { marginTop: 0 },
  codeLabel: {
    padding: "18px 0 6px",
    borderTop: `1px solid ${day.line}`,
    fontFamily: sans,
    fontSize: 16,
    lineHeight: "24px",
    color: day.muted,
  },
  code: {
    fontFamily: mono,
    fontSize: 44,
    lineHeight: "56px",
    fontWeight: 400,
    letterSpacing: "0.16em",
    color: day.ink,
  },
  expiry: {
    margin: "10px 0 0",
    fontFamily: sans,
    fontSize: 16,
    lineHeight: "24px",
    color: day.muted,
    textWrap: "pretty",
  },
  footer: { padding: "36px 48px 0" },
  footerText: {
    margin: "0 0 16px",
    fontFamily: sans,
    fontSize: 15,
    lineHeight: "23px",
    color: day.muted,
    overflowWrap: "anywhere",
    textWrap: "pretty",
  },
  ifNotYou: {
    margin: "0 0 16px",
    fontFamily: sans,
    fontSize: 15,
    lineHeight: "23px",
    fontWeight: 600,
    color: day.ink,
    textWrap: "pretty",
  },
  plainLink: { color: day.muted, textDecoration: "underline", wordBreak: "break-all" },
  tagline: { margin: "32px 0 0", fontFamily: serif, fontSize: 20, lineHeight: "26px", color: day.ink },
} satisfies Record<string, CSSProperties>;

/** What mail programs that keep style sheets add: the dark colours, and less margin on a phone. */
export const sheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a[x-apple-data-detectors] { color: inherit !important; text-decoration: none !important; }
@media (max-width: 560px) {
  .canvas-cell { padding: 0 0 40px !important; }
  .cover { padding: 28px 24px 32px !important; }
  .heading { margin-top: 64px !important; font-size: 40px !important; line-height: 42px !important; }
  .letter { padding: 32px 24px 36px !important; }
  .footer { padding: 28px 24px 0 !important; }
  .button-table, .button { width: 100% !important; box-sizing: border-box !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .paper { background-color: #07201b !important; }
  .letter { background-color: #0d2b25 !important; }
  .cover { background-color: #ff85b8 !important; }
  .on-accent { color: #2a0014 !important; }
  .ink { color: #eaf3ec !important; }
  .muted { color: #a9c2b8 !important; }
  .line { border-color: #23463d !important; }
  .button-cell { background-color: #eaf3ec !important; }
  .button { color: #06251f !important; }
  .link { color: #ff85b8 !important; }
}
`;
