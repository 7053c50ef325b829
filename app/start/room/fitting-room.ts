// The whole script of the fitting room: the build makes it one file, and one of each design (server/pages/fitting).
import { enhanceWith } from "../../../engine/enhancement/enhance-with.ts";
import { fitRoom } from "./fit-room.ts";

enhanceWith([["[data-room]", fitRoom]])(document);
