import { z } from "zod";

/** The first part of a site's address: `bistro-zwoelf` of `bistro-zwoelf.example.com`. */
export const subdomain = z
  .string()
  .regex(
    /^[a-z\d]([a-z\d-]{1,38}[a-z\d])$/,
    "must be 3 to 40 small letters, digits and hyphens, with no hyphen at either end",
  )
  .refine((name) => !name.startsWith("xn--"), "must not begin with xn--");
