/** The state of something in one word, with a mark where somebody has to do something. */
export function StateMark({ label, tone }: { label: string; tone: "calm" | "waits" | "late" }) {
  const mark = { calm: "bg-line", waits: "bg-accent", late: "bg-danger" }[tone];
  return (
    <span className="inline-flex items-baseline gap-2.5 whitespace-nowrap">
      <span aria-hidden className={`size-2 shrink-0 -translate-y-0.5 rounded-full ${mark}`} />
      {label}
    </span>
  );
}
