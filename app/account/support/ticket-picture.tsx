import { useState } from "react";
import { type TicketPicture as Picture, ticketPictureAddress } from "../../../contract/ticket.ts";
import { useLoaded } from "../area/use-loaded.ts";
import { openBackend } from "../open-backend.ts";
import { ticketContent } from "./ticket-content.ts";

const words = ticketContent.picture;

/** A picture of a message, fetched in the name of whoever looks: it has no address that anybody else could open. */
export function TicketPicture({ picture, number }: { picture: Picture; number: number }) {
  const { value, error } = useLoaded(picture.id, () => fetchPicture(picture.id));
  const [isLarge, setLarge] = useState(false);
  if (!value) return <p className="text-sm text-muted">{error ? words.failed : words.loading}</p>;
  return (
    <button
      type="button"
      aria-expanded={isLarge}
      aria-label={isLarge ? words.smaller(number) : words.larger(number)}
      onClick={() => setLarge(!isLarge)}
      className={`block cursor-pointer border border-line ${isLarge ? "w-full" : "h-32 max-w-full sm:h-40"}`}
    >
      <img
        src={value}
        alt={words.label(number)}
        width={picture.width}
        height={picture.height}
        className={isLarge ? "h-auto w-full" : "h-full w-auto max-w-full object-cover object-top"}
      />
    </button>
  );
}

/** As data, which the policy of these pages lets be drawn. */
async function fetchPicture(id: string): Promise<string> {
  const { auth } = await openBackend();
  const { data } = await auth.getSession();
  const response = await fetch(ticketPictureAddress(id), {
    headers: { ...(data.session && { authorization: `Bearer ${data.session.access_token}` }) },
  });
  if (!response.ok) throw new Error(words.failed);
  const blob = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(words.failed));
    reader.readAsDataURL(blob);
  });
}
