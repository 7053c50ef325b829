/** How a question stands: the studio is to answer, the customer is, or it is settled. */
export const ticketStates = ["open", "waiting", "solved"] as const;

export type TicketState = (typeof ticketStates)[number];

/** Whether it helped, as a customer says of what is solved. */
export const ticketRatings = ["yes", "partly", "no"] as const;

export type TicketRating = (typeof ticketRatings)[number];

/** What the studio may do with the sites of an account. */
export const supportAccess = ["none", "look", "edit"] as const;

export type SupportAccess = (typeof supportAccess)[number];

/** Letters of what a question says. */
export const longestSubject = 120;
export const longestBody = 5_000;

/** Pictures that one message takes along. */
export const mostTicketPictures = 4;

/** A picture of a message, as its row says. */
export type TicketPicture = { id: string; width: number; height: number };

/** Where the file of a picture is sent, as the body of a `POST`; sent again it makes nothing twice. */
export function sendTicketPictureAddress(picture: string): string {
  return `/api/ticket-pictures?${new URLSearchParams({ id: picture })}`;
}

/** Where the file of a picture is fetched, by whoever may read its message. */
export function ticketPictureAddress(picture: string): string {
  return `/api/ticket-pictures/${picture}`;
}
