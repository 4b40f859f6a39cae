// The oldest browsers the web app supports. Windows 7 and 8.1, which many school labs still use, stop at Chrome 109 and
// Firefox 115. The build lowers syntax and styles for them. `npm run check -- browsers` finds built-ins and styles that
// they lack.
export const minimumBrowsers = { chrome: 109, firefox: 115, safari: 16 } as const;

export const buildTargets: string[] = Object.entries(minimumBrowsers).map(([name, version]) => `${name}${version}`);
