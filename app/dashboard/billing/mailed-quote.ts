import { mailedSecret } from "../../account/link/mailed-secret.ts";

export const mailedQuote = mailedSecret("fabula.quote");
