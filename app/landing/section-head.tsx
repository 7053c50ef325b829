/** The running head of a section: its name on a thin rule, and its title, a line to each sentence. */
export function SectionHead({ name, title, id }: { name: string; title: string; id: string }) {
  return (
    <div className="head">
      <p>{name}</p>
      <h2 id={id}>
        {title.split(/(?<=\.) /).map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </h2>
    </div>
  );
}
