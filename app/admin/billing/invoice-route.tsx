import type { MetaFunction } from "react-router";
import { useParams } from "react-router";
import { AdminPage } from "../admin-page.tsx";
import { booksContent } from "./books-content.ts";
import { InvoicePage } from "./invoice-page.tsx";

export const meta: MetaFunction = () => [
  { title: booksContent.invoice.title },
  { name: "description", content: booksContent.description },
  { name: "robots", content: "noindex" },
];

export default function InvoiceRoute() {
  const { id = "" } = useParams();
  return (
    <AdminPage>
      <InvoicePage key={id} id={id} />
    </AdminPage>
  );
}
