/** Sends what a form holds to its `receiver` without leaving the page; gives whether it arrived. */
export async function sendForm(receiver: string, data: FormData): Promise<boolean> {
  try {
    const { ok } = await fetch(receiver, {
      method: "POST",
      headers: { accept: "application/json" },
      body: data,
    });
    return ok;
  } catch {
    return false;
  }
}
