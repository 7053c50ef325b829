import { agencyFace } from "../serving/agency-face.ts";

/** The one style sheet of the page; it stands in it and is allowed by its hash. */
export const visitsPageStyle = `${agencyFace}
:root{color-scheme:light dark;--paper:light-dark(#eef2ee,#07201b);--ink:light-dark(#06251f,#eaf3ec);--muted:light-dark(#3f5a53,#a9c2b8);--line:light-dark(#c4d1c9,#23463d);--accent:light-dark(#b8005a,#ff85b8)}
*{box-sizing:border-box;margin:0}
body{max-width:78rem;margin:0 auto;padding:clamp(1.5rem,5vw,4.5rem);background:var(--paper);color:var(--ink);font:400 1.0625rem/1.6 Arial,Helvetica,sans-serif;overflow-wrap:anywhere}
a{color:inherit;display:inline-flex;align-items:center;min-height:44px;text-underline-offset:.25em}
a:focus-visible,summary:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
h1,h2{font-family:Gloock,Georgia,serif;font-weight:400;line-height:1.05;text-wrap:balance}
h1{font-size:clamp(2.25rem,5.4vw,5rem);letter-spacing:-.02em;margin:1.5rem 0 clamp(2rem,6vw,4.5rem)}
h2{font-size:1.75rem;margin-bottom:1rem}
figure{position:relative}
figure svg{display:block;width:100%;height:clamp(10rem,26vw,20rem);border-bottom:1px solid var(--ink);overflow:visible}
.views{fill:color-mix(in srgb,var(--muted) 50%,var(--paper))}.visitors{fill:var(--ink)}
.top{display:flex;justify-content:space-between;color:var(--muted);font-size:.875rem;border-top:1px solid var(--line);padding-top:.25rem}
.key{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;justify-content:space-between;color:var(--muted);font-size:.875rem;padding-top:.5rem}
.key b{font-weight:400}.key b::before{content:"";display:inline-block;width:.7em;height:.7em;margin-right:.5em;background:var(--ink)}.key b+b::before{background:color-mix(in srgb,var(--muted) 50%,var(--paper))}.key b+b{margin-left:1.25rem}
summary{min-height:44px;display:list-item;padding:.6rem 0;cursor:pointer}
table{border-collapse:collapse;width:100%;max-width:36rem;font-variant-numeric:tabular-nums}
th,td{text-align:left;font-weight:400;padding:.5rem 1rem .5rem 0;border-top:1px solid var(--line)}thead th{color:var(--muted);border:0}td{text-align:right}thead th+th{text-align:right}
.lists{display:grid;gap:3rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));margin-top:clamp(3rem,7vw,5rem)}
ol{list-style:none;padding:0}
li{border-top:1px solid var(--line);padding:.7rem 0 .75rem;display:grid;grid-template-columns:1fr auto;gap:.25rem 1rem}
li svg{grid-column:1/-1;width:100%;height:3px;display:block}li rect{fill:var(--ink)}
li b{font-weight:400;font-variant-numeric:tabular-nums}
footer{margin-top:4rem;padding-top:1.25rem;border-top:1px solid var(--ink);color:var(--muted)}
footer p{max-width:44rem;margin-bottom:.75rem}
`;
