import "./marquee.css";
import type { MarqueeProps } from "./marquee.props.ts";

export function Marquee({ variant, label, items }: MarqueeProps & { id: string }) {
  const shown = items.filter(({ text }) => text);
  if (shown.length === 0) return null;
  const list = shown.map(({ text, value }) => (
    <li key={text}>
      {text}
      {value && <span>{value}</span>}
    </li>
  ));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it stands still while it has the focus
    <section className="marquee" data-variant={variant} aria-label={label} tabIndex={0}>
      <div className="marquee-track">
        <ul>{list}</ul>
        <ul aria-hidden="true">{list}</ul>
      </div>
    </section>
  );
}
