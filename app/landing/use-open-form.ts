import { useEffect, useState } from "react";

type OpenForm = { method: "post"; action: string };

const address = "/contact";

/** Where the form is sent, while the studio takes messages there; asked only by a page that React has shown, which no server sent. */
export function useOpenForm(): OpenForm | undefined {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    fetch(address, { headers: { accept: "application/json" }, signal: gone.signal })
      .then((response) => response.json())
      .then(
        (said: { isOpen?: unknown }) => setIsOpen(said.isOpen === true),
        () => {}, // it stays as it is without
      );
    return () => gone.abort();
  }, []);
  return isOpen ? { method: "post", action: address } : undefined;
}
