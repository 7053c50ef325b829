import { z } from "zod";
import { command, done, request } from "./command.ts";

/** Takes a cancellation back; where hosting has ended, asks for another year, which begins once it is paid. */
export const resumeHosting = command("resume-hosting", z.strictObject({ request }), done);
