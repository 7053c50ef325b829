/** Stand for the addresses of the editor's script and sheet until these are built (server/pages/prepare-pages.ts). */
export const editorUrl = "/assets/editor.js";
export const editorSheetUrl = "/assets/editor.css";
