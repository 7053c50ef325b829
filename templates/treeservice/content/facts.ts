/** What every part of the page must agree on. */
export const phone = { label: "(828) 555-0119", href: "tel:+18285550119" };
export const mail = { label: "rings@oldgrowth.example", href: "mailto:rings@oldgrowth.example" };
export const price = "Pruning from $280";
export const area = "Watauga and Avery counties";
export const hours = "Mon–Sat, 7 AM–6 PM";
