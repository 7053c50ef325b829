import type { NoticeKind } from "./notice-content.ts";

const nail = '<circle cx="200" cy="46" r="5" fill="currentColor" stroke="none"/>';
const string = '<path d="M200 46 92 128M200 46l108 82"/>';
const frame =
  '<path class="paper" d="M60 128h280v216H60z"/><path d="M82 150h236v172H82zM60 128l22 22M340 128l-22 22M60 344l22-22M340 344l-22-22"/>';
const shade = '<path class="shade" d="M74 344h280V142"/>';

/** A picture on a wall, in lines: what has become of it says why there is no page. */
const figures: Record<NoticeKind, string> = {
  unknown: `${nail}<path class="faint" d="M60 128h280v216H60z"/>`,
  gone: `<path class="light" d="M60 128h280v216H60z"/><path class="faint" d="M200 46 92 128M200 46l108 82"/>${nail}`,
  paused: `${shade}${nail}${string}<path class="paper" d="M52 122h296c6 60 2 120 12 196l-34-8-30 20-38-16-44 22-40-20-46 18-36-22-52 14c12-70 6-140 12-204z"/><path d="M104 122c-8 66 2 120-12 186M174 122c6 60-14 120 0 190M252 122c-10 70 14 110 2 182M312 122c8 60-6 116 12 174"/>`,
  busy: `<g transform="translate(14 4) scale(.92) rotate(-9 200 46)">${shade}${string}${frame}${nail}</g>`,
  previewClosed: `${shade}${nail}${string}<path class="paper" d="M60 128h280v216H60z"/><path d="M88 156h224v160H88zM60 128l28 28M340 128l-28 28M60 344l28-28M340 344l-28-28M192 156v160M208 156v160M88 228h104M88 244h104M208 228h104M208 244h104"/>`,
  previewOver: `<path class="light" d="M60 128h280v216H60z"/><path d="M200 46 92 128M200 46l108 82"/>${nail}<path class="faint" d="M82 150h236v172H82z"/>`,
  misdirected: `${nail}<path class="faint" d="M-60 128h280v216H-60z"/>`,
};

/** The drawing beside a notice, as SVG. It says nothing that the words do not. */
export function noticeFigure(kind: NoticeKind): string {
  return `<svg viewBox="0 0 400 400" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true">${figures[kind]}</svg>`;
}
