/** The one style sheet of the outbox pages; it stands in each page and is allowed by its hash. */
export const outboxStyle = `
@font-face { font-family: Gloock; src: url(/outbox/fonts/gloock.woff2) format("woff2"); font-display: swap; }
@font-face { font-family: "Instrument Sans"; src: url(/outbox/fonts/instrument-sans.woff2) format("woff2"); font-weight: 400 700; font-display: swap; }
:root {
  color-scheme: light dark;
  --paper: light-dark(#eef2ee, #07201b); --raised: light-dark(#ffffff, #0d2b25); --ink: light-dark(#06251f, #eaf3ec);
  --muted: light-dark(#3f5a53, #a9c2b8); --line: light-dark(#c4d1c9, #23463d);
  --accent: light-dark(#b8005a, #ff85b8); --on-accent: light-dark(#ffffff, #2a0014);
  --display: Gloock, Georgia, serif; --mono: ui-monospace, Menlo, Consolas, "Liberation Mono", monospace;
}
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 400 1.0625rem/1.6 "Instrument Sans", Arial, sans-serif; -webkit-font-smoothing: antialiased; }
a { color: inherit; text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 2px; }
.page { max-width: 82rem; margin: 0 auto; padding: clamp(1.5rem, 4vw, 3.5rem) clamp(1.25rem, 4vw, 4rem) 5rem; }
.bar { display: flex; justify-content: space-between; align-items: center; gap: 1rem; margin-bottom: clamp(2.5rem, 7vw, 5.5rem); }
.wordmark { font: 400 1.625rem/1 var(--display); text-decoration: none; }
.bar a { display: inline-flex; align-items: center; min-height: 2.75rem; }
h1 { font: 400 clamp(3rem, 9vw, 6.5rem)/0.95 var(--display); letter-spacing: -0.02em; text-wrap: balance; overflow-wrap: break-word; }
.intro { display: grid; gap: 1.5rem 3rem; align-items: end; margin-bottom: clamp(2.5rem, 6vw, 4.5rem); }
.lead { max-width: 34rem; color: var(--muted); }
.lead strong { color: var(--ink); font-weight: 600; }
.mails { list-style: none; padding: 0; border-top: 1px solid var(--ink); }
.mail { position: relative; display: grid; gap: 0.25rem 2rem; padding: 1.5rem 0 1.6rem; border-bottom: 1px solid var(--line); }
.mail h2 { font: 400 clamp(1.375rem, 2.6vw, 1.875rem)/1.2 var(--display); text-wrap: balance; }
.mail h2 a { text-decoration: none; }
.mail h2 a::after { content: ""; position: absolute; inset: 0; }
.mail:hover h2 a { color: var(--accent); }
.mail p, .mail time { color: var(--muted); overflow-wrap: anywhere; }
.mail time { font-variant-numeric: tabular-nums; }
.code { font-family: var(--mono); letter-spacing: 0.14em; color: var(--ink); }
.empty { padding: 4rem 0; border-top: 1px solid var(--ink); font: 400 clamp(1.375rem, 3vw, 2rem)/1.3 var(--display); }
.empty span { display: block; max-width: 26ch; }
.letter { display: grid; gap: 3rem clamp(2rem, 5vw, 5rem); }
.letter h1 { font-size: clamp(2.25rem, 5vw, 3.75rem); line-height: 1.04; margin-bottom: 2rem; }
dl { border-top: 1px solid var(--ink); margin-bottom: 2rem; }
dl div { display: grid; grid-template-columns: 5.5rem 1fr; gap: 1rem; padding: 0.7rem 0; border-bottom: 1px solid var(--line); }
dt { color: var(--muted); }
dd { overflow-wrap: anywhere; }
.button { display: inline-flex; align-items: center; min-height: 3.25rem; padding: 0 1.75rem; background: var(--accent); color: var(--on-accent); font-weight: 600; text-decoration: none; }
.button:hover { background: var(--ink); color: var(--paper); }
.seen h2 { font: 400 1.375rem/1.2 var(--display); margin-bottom: 1rem; }
iframe { display: block; width: 100%; height: 84rem; border: 1px solid var(--line); background: var(--paper); }
pre { padding: 1.5rem; background: var(--raised); border: 1px solid var(--line); font: 400 0.875rem/1.7 var(--mono); white-space: pre-wrap; overflow-wrap: anywhere; }
.seen + .seen, .text { margin-top: 2.5rem; }
@media (min-width: 48rem) {
  iframe { height: 77rem; }
  .intro { grid-template-columns: 1fr minmax(20rem, 30rem); }
  .mail { grid-template-columns: 1fr auto; }
  .mail time { grid-column: 2; grid-row: 1; padding-top: 0.4rem; text-align: right; }
}
@media (min-width: 68rem) {
  .letter { grid-template-columns: minmax(20rem, 26rem) minmax(0, 1fr); }
  .facts { position: sticky; top: 2rem; align-self: start; }
}
`;
