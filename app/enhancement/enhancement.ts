// The whole script of a page without React: the build makes it one file of its own.
import { enhance } from "./enhance.ts";

enhance(document);
