import { type MetaFunction, useSearchParams } from "react-router";
import { AdminPage } from "../admin-page.tsx";
import { booksContent } from "./books-content.ts";
import { MakeForm } from "./make-form.tsx";

const words = booksContent.make;

export const meta: MetaFunction = () => [
  { title: words.quoteTitle },
  { name: "description", content: booksContent.description },
  { name: "robots", content: "noindex" },
];

/** Where quotes are made, and invoices without one. */
export default function NewRoute() {
  const [search] = useSearchParams();
  const kind = search.get("kind") === "invoice" ? "invoice" : "quote";
  return (
    <AdminPage>
      <h1 className="max-w-4xl py-10 font-display text-[clamp(2.75rem,6.4vw,6.5rem)] leading-[0.92] text-balance sm:py-12">
        {words[kind]}
      </h1>
      <MakeForm key={kind} kind={kind} />
    </AdminPage>
  );
}
