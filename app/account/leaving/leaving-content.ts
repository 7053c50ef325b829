/** What stands on the one page of an account that is being deleted. */
export const leavingContent = {
  title: (day: string) => `Your account leaves on ${day}`,
  heading: (day: string) => `Your account leaves on ${day}.`,
  text: (date: string) =>
    `On ${date} we erase it for good. Until then nothing is lost: your sites rest, and visitors read that they are away for now. Keep your account, and everything is back at once, as it was.`,
  keep: "Keep my account",
  keeping: "Coming back...",
  kept: "Your account stays, and everything is as it was.",
  data: "Download all my data",
  packing: "Packing...",
  begun: "The download has begun. Its link was good for this once.",
  over: {
    title: "Your account is being erased",
    heading: "Your account is being erased.",
    text: "Its time is over, and it cannot be kept any more. What is left of it goes within the next hours.",
  },
} as const;
