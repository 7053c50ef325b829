/** The dress of the page in an export: the studio's colours and measures, with the letters that every computer has. */
export const readmeStyle = `
:root{color-scheme:light dark;--paper:light-dark(#eef2ee,#07201b);--ink:light-dark(#06251f,#eaf3ec);--muted:light-dark(#3f5a53,#a9c2b8);--line:light-dark(#c4d1c9,#23463d);--accent:light-dark(#b8005a,#ff85b8)}
*{margin:0;box-sizing:border-box}
body{background:var(--paper);color:var(--ink);font:1.125rem/1.6 ui-sans-serif,system-ui,sans-serif;padding:clamp(1.5rem,6vw,6rem);max-width:84rem;margin-inline:auto}
header{padding-bottom:clamp(3rem,9vw,8rem)}
h1{font:400 clamp(3rem,11vw,9rem)/.95 Didot,"Bodoni 72","Playfair Display",Georgia,serif;letter-spacing:-.02em;text-wrap:balance;overflow-wrap:anywhere}
header p{font-size:clamp(1.25rem,2.4vw,1.75rem);line-height:1.35;margin-top:1.5rem;max-width:24em;color:var(--muted)}
section{border-top:1px solid var(--line);padding-block:clamp(1.75rem,3.5vw,3rem);display:grid;gap:1rem}
h2{font:400 clamp(1.75rem,3.4vw,2.75rem)/1.1 Didot,"Bodoni 72","Playfair Display",Georgia,serif}
h2 span{display:block}
code{font:600 .9375rem/1.4 ui-monospace,Menlo,Consolas,monospace;color:var(--accent);letter-spacing:0}
section div{display:grid;gap:1rem;max-width:38rem}
.note{border-left:3px solid var(--accent);padding-left:1rem}
.hint,footer{color:var(--muted);font-size:1rem}
footer{border-top:1px solid var(--line);padding-top:1.5rem}
@media(min-width:56rem){section{grid-template-columns:5fr 7fr}section div{justify-self:start}}
@media print{:root{color-scheme:light}}
`.trim();
