/** What every part of the page must agree on. */
export const phone = { label: "{phone}", href: "fact:phone" };
export const mail = { label: "{email}", href: "fact:email" };
export const price = "Pruning from $280";
export const area = "Watauga and Avery counties";
export const hours = "Mon–Sat, 7 AM–6 PM";
