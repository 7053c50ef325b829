/** What every page must agree on. */
export const phone = { label: "(218) 555-0188", href: "tel:+12185550188" };
export const mail = { label: "drip@dryfloor.example", href: "mailto:drip@dryfloor.example" };
export const hours = "24 hours, every day";
export const area = "Duluth and 25 miles around";
/** The least that an emergency costs; it comes off the repair. */
export const emergencyPrice = "From $199";
