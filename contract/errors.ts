/**
 * All refusals of commands: the status they come with and what they say to a person, unless the command knows better. What a
 * stranger may not know of is not found: `not_permitted` is for members alone.
 */
export const errors = {
  invalid_input: { status: 400, message: "Something in this is not as it must be." },
  not_signed_in: { status: 401, message: "Sign in to go on." },
  not_permitted: {
    status: 403,
    message: "Your role on this site does not allow this. Its owner can change that.",
  },
  only_looking: {
    status: 403,
    message: "You see this as somebody else does. This is theirs alone to do.",
  },
  proof_needed: { status: 403, message: "To be sure that it is you, say once more who you are." },
  account_leaving: {
    status: 403,
    message: "Your account is being deleted. Keep it, and you can go on where you were.",
  },
  customers_only: {
    status: 403,
    message: "Administrators of the studio own and work on no sites. Use an account of your own for that.",
  },
  not_found: { status: 404, message: "There is nothing here, or it is not yours." },
  site_not_found: { status: 404, message: "There is no such site among yours." },
  address_taken: { status: 409, message: "This address is taken. Choose another." },
  address_reserved: { status: 409, message: "This address is kept for the studio. Choose another." },
  address_refused: { status: 409, message: "This address could hurt somebody. Choose another." },
  already_there: { status: 409, message: "This is there already." },
  draft_changed: {
    status: 409,
    message: "Somebody has changed this meanwhile. Your change is kept here: look at theirs first.",
  },
  request_reused: {
    status: 409,
    message: "This request was used for something else. Reload the page and try again.",
  },
  site_trashed: { status: 409, message: "This site is in the trash. Take it out first." },
  site_suspended: { status: 409, message: "This site is suspended. Write to the studio." },
  not_now: { status: 409, message: "This cannot be done in the state that it is in." },
  template_retired: {
    status: 409,
    message:
      "The studio begins no new sites with this design. Choose another: those that were begun with it stay as they are.",
  },
  quota_reached: {
    status: 409,
    message: "Your plan holds no more. Remove something, or choose a larger one.",
  },
  document_refused: { status: 422, message: "The site cannot be kept like this." },
  checks_failed: { status: 422, message: "Something must be mended before this can be published." },
  file_refused: { status: 422, message: "This file cannot be used." },
  too_large: { status: 413, message: "This is too large." },
  too_many: { status: 429, message: "That was often. Wait a moment and try again." },
  unavailable: {
    status: 503,
    message: "The service is briefly unavailable. Nothing is lost; try again in a moment.",
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** The body of a refusal. `fields` says by the place in the input ("facts.phone") what is wrong there. */
export type Refusal = { code: string; message: string; hint?: string; fields?: Record<string, string> };
