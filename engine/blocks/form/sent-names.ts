// With a hyphen, which no field of a document has in its name.

/** Which form it is that was sent: the path of its page, `#` and the name of its section. */
export const formField = "sent-from";

/** What nobody fills in who sees the page. */
export const trapField = "web-site";
