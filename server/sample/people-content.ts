/** What the studio said of people. */
export const peopleWords = {
  suspended: "Three neighbours wrote that the club uses their pictures. Until they are gone.",
} as const;
