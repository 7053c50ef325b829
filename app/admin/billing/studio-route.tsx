import type { MetaFunction } from "react-router";
import { booksContent } from "./books-content.ts";
import { BooksPage } from "./books-page.tsx";
import { SellerForm } from "./seller-form.tsx";
import { TestClock } from "./test-clock.tsx";

export const meta: MetaFunction = () => [
  { title: booksContent.title },
  { name: "description", content: booksContent.description },
  { name: "robots", content: "noindex" },
];

export default function StudioRoute() {
  return (
    <BooksPage>
      {(overview, again) => (
        <div className="grid gap-14">
          <SellerForm seller={overview.seller} onSaved={again} />
          <TestClock today={overview.today} daysAhead={overview.daysAhead} onMoved={again} />
        </div>
      )}
    </BooksPage>
  );
}
