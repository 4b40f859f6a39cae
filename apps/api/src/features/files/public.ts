export { exportFileUrl } from "./export-link.ts";
export { serveFiles } from "./serve-file.ts";
export { signedFileUrl } from "./signed-url.ts";
export { discardFile, discardFiles, removeFile, storeFile } from "./store-file.ts";
