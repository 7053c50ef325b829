import { mailedSecret } from "../../account/link/mailed-secret.ts";

export const mailedInvitation = mailedSecret("fabula.invitation");
