/** What an order says to the owner of the shop, in the inbox, in mails and in tables. `{}` stands for what is put in. */
export const ownerWords = {
  each: "{} each",
  subtotal: "Subtotal",
  shipping: "Shipping",
  free: "Free",
  tax: "Tax",
  total: "Total",
  pieces: { one: "1 piece", many: "{} pieces" },
  /** Of `{=piece}`: what it costs `{=now}`, and what the visitor saw `{=then}`. */
  changed: "{=piece} is {=now} in your shop. The visitor saw {=then}.",
  changedTotal: "All of it comes to {=now} in your shop. The visitor saw {=then}.",
} as const;
