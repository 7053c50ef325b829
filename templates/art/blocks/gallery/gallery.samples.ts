import { works as gallery } from "../../content/gallery.ts";
import { works } from "../../content/works.ts";
import type { GalleryProps } from "./gallery.props.ts";

const words = { ...gallery, works };

export const gallerySamples: Record<string, GalleryProps> = { nine: words };
