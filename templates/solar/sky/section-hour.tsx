type Props = { id: string; hour: string; title: string };

/** The head of a section: the hour it stands at, and its title with the shadow of that hour. */
export function SectionHour({ id, hour, title }: Props) {
  return (
    <header className="section-hour">
      <p className="hour">{hour}</p>
      <h2 id={`${id}-title`} className="cast" data-words={title}>
        {title}
      </h2>
    </header>
  );
}
