// Whether a screen is rendered during the build, before anything is known about its reader. The result is only to be
// seen: the page shows it until the app is loaded and renders the live screen in its place.
let ahead = false;

export const drawAhead = (on: boolean): void => {
  ahead = on;
};

export const isPrerendering = (): boolean => ahead;
