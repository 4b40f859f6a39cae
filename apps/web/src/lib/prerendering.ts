// Whether a screen is drawn when the app is built, as it stands before anything is known of its reader. Such a drawing is only to be seen: the
// page shows it until the app is there and puts the living screen in its place.
let ahead = false;

export const drawAhead = (on: boolean): void => {
  ahead = on;
};

export const isPrerendering = (): boolean => ahead;
