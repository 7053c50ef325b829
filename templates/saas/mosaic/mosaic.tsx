import "./mosaic.css";

export { Tiles } from "./tiles.tsx";
