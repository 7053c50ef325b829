import { z } from "zod";
import { adminCommand, done, request } from "./command.ts";
import { studioSettingKeys } from "./studio-setting-values.ts";

/**
 * Sets something for the whole studio; without a `value` it is as usual again. `seen` is what it was for whoever decides: refused
 * with `not_now` where somebody else was first. Each key's own schema says what `value` may be.
 */
export const changeStudioSetting = adminCommand(
  "change-studio-setting",
  z.strictObject({
    request,
    key: z.enum(studioSettingKeys),
    value: z.json().optional(),
    seen: z.json(),
  }),
  done,
);
