import { z } from "zod";

/** A design, by the folder of its template. */
export const designName = z.string().regex(/^[a-z][a-z\d-]{0,39}$/, "must be the name of a design");
