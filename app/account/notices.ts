/** What the notices say: in a file of its own, because the document shell of every page with React carries it. */
export const notices = {
  region: "Notifications",
  success: "Success",
  error: "Error",
  signedIn: "Signed in successfully!",
  accountCreated: "Account created! Please check your email to confirm your account.",
  confirmed: "Your email is confirmed and you are signed in.",
  mailSent: "A new mail is on its way.",
  passwordSaved: "Your new password is saved.",
  signedOutElsewhere: "You were signed out, here or on another device. Sign in again.",
  unchanged: "Nothing has changed",
  stillYou: (email: string) => `You are still signed in as ${email}.`,
  dismiss: "Dismiss",
} as const;
