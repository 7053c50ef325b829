type Point = { title: string; text?: string | undefined };

type Props = {
  points: readonly Point[];
  as?: "ul" | "ol";
  /** Of their titles, where no heading is above them (`titleLevel`). */
  level?: 2 | undefined;
};

/** Points with a title each, as the list that the block around it lays out; `ol` where their order counts. */
export function PointList({ points, as: List = "ul", level }: Props) {
  return (
    <List>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3 aria-level={level}>{title}</h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </List>
  );
}
