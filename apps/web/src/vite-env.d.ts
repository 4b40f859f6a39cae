/// <reference types="vite/client" />

declare module "virtual:screen-files" {
  export const files: import("./app/screens.tsx").ScreenFiles;
}

declare module "virtual:staff-screen-files" {
  export const files: import("./app/screens.tsx").ScreenFiles;
}
