import type { PageHandle } from "../root.tsx";
export const handle: PageHandle = { noJs: true };
export default function NotFoundRoute() {
  return (
    <main>
      <h1>NotFound</h1>
    </main>
  );
}
