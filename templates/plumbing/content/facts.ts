/** The ways to reach the firm, on every page. */
export const phone = { label: "{phone}", href: "fact:phone" };
export const mail = { label: "{email}", href: "fact:email" };
/** The least that an emergency costs; it comes off the repair. */
export const emergencyPrice = "From $199";
