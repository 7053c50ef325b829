import { agencyFace } from "./agency-face.ts";

/** The one style sheet of all notices; it stands in each and is allowed by its hash. */
export const noticeStyle = `${agencyFace}
:root{color-scheme:light dark;--paper:light-dark(#eef2ee,#07201b);--raised:light-dark(#f8faf8,#0d2b25);--ink:light-dark(#06251f,#eaf3ec);--muted:light-dark(#3f5a53,#a9c2b8);--line:light-dark(#c4d1c9,#23463d)}
*{box-sizing:border-box;margin:0}
body{min-height:100svh;display:grid;grid-template-rows:1fr auto;padding:clamp(1.5rem,5vw,4.5rem);background:var(--paper);color:var(--ink);font:400 1.125rem/1.6 Arial,Helvetica,sans-serif}
main{display:grid;grid-template-rows:1fr auto;gap:clamp(2rem,6vh,4rem)}
svg{width:min(100%,22rem);height:auto;align-self:center;overflow:hidden}
.faint{stroke:var(--muted);stroke-dasharray:5 9}.light{fill:var(--raised);stroke:var(--line)}.paper{fill:var(--paper)}.shade{stroke:var(--line);stroke-width:10;stroke-linejoin:miter;stroke-linecap:butt}
h1{font:400 clamp(3.25rem,min(12.5vw,20vh),11rem)/1 Gloock,Georgia,serif;letter-spacing:-.02em;text-wrap:balance;margin-left:-.04em}
p{max-width:34rem;color:var(--muted);text-wrap:pretty}
footer{margin-top:clamp(1.75rem,4vh,3rem);padding-top:1.25rem;border-top:1px solid var(--ink);display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:.75rem 3rem}
footer b{font:400 1.5rem/1.2 Gloock,Georgia,serif}
@media(min-width:60rem){svg{width:min(28vw,44vh);justify-self:end}main{grid-template-columns:1fr;gap:0}main>*{grid-area:1/1}h1{align-self:end;max-width:72%}svg{align-self:start}}
`;
