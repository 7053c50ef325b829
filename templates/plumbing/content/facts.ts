/** What every page must agree on. */
export const phone = { label: "{phone}", href: "fact:phone" };
export const mail = { label: "{email}", href: "fact:email" };
export const hours = "24 hours, every day";
export const area = "Duluth and 25 miles around";
/** The least that an emergency costs; it comes off the repair. */
export const emergencyPrice = "From $199";
