import { accountContent } from "./content.ts";

/** What a page that needs its script says where scripts are off. */
export function WithoutScripts() {
  return (
    <noscript>
      <p className="mb-8 max-w-md border-l-4 border-accent pl-4">{accountContent.withoutScripts}</p>
    </noscript>
  );
}
