import { Link, type MetaFunction, useSearchParams } from "react-router";
import { useTitle } from "../../account/use-title.ts";
import { buttonClass } from "../../components/ui/button-class.ts";
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
  useTitle(kind === "quote" ? booksContent.newQuote : booksContent.newInvoice);
  return (
    <AdminPage>
      <p className="pt-6">
        <Link
          to={kind === "quote" ? "/admin/billing/quotes" : "/admin/billing"}
          className={buttonClass("text")}
        >
          {words.back[kind]}
        </Link>
      </p>
      <h1 className="max-w-4xl pt-2 pb-10 font-display text-[clamp(2.75rem,6.4vw,6.5rem)] leading-[0.92] text-balance sm:pb-12">
        {words[kind]}
      </h1>
      <MakeForm key={kind} kind={kind} />
    </AdminPage>
  );
}
