/** The blocks that may wait: all but the first two, which a first screen seldom exceeds, and what follows `main`. */
const later = "main>:nth-child(n+3),main~*";

/** In short: every page carries it. */
const script = [
  "{",
  'const[v]=performance.getEntriesByType("navigation");',
  // Its name, unlike `location`, also tells of an address that ends in a text to be looked for.
  'if(v?.type=="navigate"&&!v.name.includes("#")&&!document.hidden&&"adoptedStyleSheets"in document){',
  "const s=new CSSStyleSheet;",
  `s.replaceSync("${later}{content-visibility:auto;contain-intrinsic-size:auto 100vh}");`,
  "document.adoptedStyleSheets=[s];",
  'addEventListener("DOMContentLoaded",()=>{',
  `const all=document.querySelectorAll("${later}"),wait=[...all],f=()=>{`,
  "const b=wait.shift();",
  'if(b){b.style.contentVisibility="visible";requestAnimationFrame(f)}',
  'else{document.adoptedStyleSheets=[];for(const{style}of all)style.contentVisibility=""}};',
  "requestAnimationFrame(()=>requestAnimationFrame(f))})}}",
].join("");

/**
 * Lets a page show its first screen before all of it is laid out, which in one go holds the thread of a phone for a
 * quarter of a second: blocks out of the window's reach wait, and each frame after the first takes in one of them. Only
 * for a visit that begins at the top. A page that is loaded again, gone back to or opened at a place within has all its
 * blocks from the start, because the place is found by their heights; so has one in the background, where there are no
 * frames. `html` is a whole document with its styles; a page of two blocks stays as it looks.
 */
export function showBlockByBlock(html: string): string {
  return html.replace("</head>", () => `<script>${script}</script></head>`);
}
