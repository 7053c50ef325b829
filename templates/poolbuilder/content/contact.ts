/** What a visitor in a hurry is here for. */
export const phone = "(760) 555-0171";
export const email = "jump@deepend.example";
export const price = "Pools from $39,000";
export const area = "All of the Coachella Valley";
export const hours = "Mon to Sat, 7 AM to 4 PM";

export const call = { label: phone, href: "tel:+17605550171" };
