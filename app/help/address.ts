/** Where it is said how editing works. */
export const helpAddress = "/help/editing";
