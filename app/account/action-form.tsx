import type { ReactNode } from "react";

/** A form whose submission is done here, not by the browser: `onSubmit` gets the form, to read its fields from. */
export function ActionForm({
  onSubmit,
  children,
}: {
  onSubmit: (form: HTMLFormElement) => void;
  children: ReactNode;
}) {
  return (
    <form
      method="post"
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}
