/** What stands over every page that an administrator sees as somebody else. */
export const lookContent = {
  label: "Seeing as a customer",
  text: (name: string, until: string) => `You see this as ${name} does, until ${until}.`,
  note: "Password, address, billing and deletion are theirs.",
  end: "End it",
} as const;
