import "./book-row.css";

/** Five books from the shelf of the landing page, drawn: what phones are shown in place of the plate. */
export function BookRow() {
  return (
    <div aria-hidden="true" className="book-row">
      <span />
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
