/** The words of the question whose account a mailed link is to open: on their own, as pages without React load them too. */
export const switchContent = {
  current: "You are signed in as",
  other: "Continue as",
  text: "The link you followed opens another account. If you did not ask for that mail, stay where you are: whatever you write into somebody else’s account is theirs to read.",
  stay: "Stay as",
  go: "Continue as",
  /** For an account without an address. */
  nameless: "somebody without an address",
} as const;
