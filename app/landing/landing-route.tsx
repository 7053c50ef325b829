import type { PageHandle } from "../root.tsx";
export const handle: PageHandle = { noJs: true };
export default function LandingRoute() {
  return (
    <main>
      <h1>Landing</h1>
    </main>
  );
}
