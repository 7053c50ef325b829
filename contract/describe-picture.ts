import { z } from "zod";
import { command, done, id, request } from "./command.ts";
import { pictureAlt } from "./picture.ts";

/** Says what a picture shows, for whoever does not see it; empty where it says nothing that the words beside it do not. */
export const describePicture = command(
  "describe-picture",
  z.strictObject({ request, picture: id, alt: pictureAlt }),
  done,
);
