// With a hyphen, which no field of a document has in its name.

/** Which form it is that was sent: the path of its page, `#` and the name of its section. */
export const formField = "sent-from";

/** What nobody fills in who sees the page. */
export const trapField = "web-site";

/** A line of an order, as often as there are lines: the record, its size and how many, with a space between. */
export const lineField = "order-line";
