type Point = { title: string; text?: string | undefined };

/** Points with a title each, as the list that the block around it lays out; `ol` where their order counts. */
export function PointList({ points, as: List = "ul" }: { points: readonly Point[]; as?: "ul" | "ol" }) {
  return (
    <List>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </List>
  );
}
