import { useEffect } from "react";
import { config } from "./config.ts";

export const titled = (title: string): string => `${title} | ${config.site_name}`;

export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = titled(title);
  }, [title]);
}
