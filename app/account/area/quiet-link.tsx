import { Link, type LinkProps } from "react-router";

/** Leads away from a page, quieter than what it is about. */
export function QuietLink(link: Omit<LinkProps, "className">) {
  return (
    <Link
      {...link}
      className="inline-flex min-h-11 items-center text-sm text-muted underline-offset-4 hover:text-ink hover:underline"
    />
  );
}
