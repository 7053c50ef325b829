import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { useAction } from "../use-action.ts";
import { AccountPart } from "./account-part.tsx";
import { fetchMyData } from "./fetch-my-data.ts";
import { myAccountContent } from "./my-account-content.ts";

const words = myAccountContent.data;

/** All that is kept of somebody, as a zip that their browser fetches. */
export function DataPart() {
  const { busy, run } = useAction();
  const [said, setSaid] = useState("");

  async function fetchAll(): Promise<void> {
    setSaid("");
    await fetchMyData();
    setSaid(words.begun);
  }

  return (
    <AccountPart heading={words.heading} text={words.text}>
      <Button variant="outline" busyLabel={busy && words.busy} onClick={() => void run(fetchAll)}>
        {words.submit}
      </Button>
      <p role="status" className="mt-4 text-muted empty:hidden">
        {said}
      </p>
    </AccountPart>
  );
}
