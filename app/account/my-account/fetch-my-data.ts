import { sendCommand } from "../send-command.ts";

/** Has the browser fetch all that is kept of somebody, as a zip. Throws `CommandRefused`. */
export async function fetchMyData(): Promise<void> {
  const { link, fileName } = await sendCommand("export-account", {});
  // Straight to where the browser keeps downloads: a page would hold all of it in memory.
  const download = document.createElement("a");
  download.href = link;
  download.download = fileName;
  download.click();
}
