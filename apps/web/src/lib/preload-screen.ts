// Preloads a screen that will soon be shown, so that it renders immediately. If React has to wait for a screen even for
// a moment, it first shows the skeleton and keeps it for 300 ms.
let fetchScreen: (address: string) => Promise<unknown> = async () => null;

/** The app sets the function, because it knows the screens. */
export const onFetchScreen = (way: typeof fetchScreen): void => {
  fetchScreen = way;
};

/** An error here is reported when the screen is opened. */
export const preloadScreen = (address: string): Promise<unknown> => fetchScreen(address).catch(() => null);
