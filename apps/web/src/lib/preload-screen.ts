// Gets a screen ready that is about to be shown: its files are there, and it is drawn at once. A screen that React has to wait for, be it a moment,
// is first drawn as its skeleton, and React leaves that standing for 300 ms.
let fetchScreen: (address: string) => Promise<unknown> = async () => null;

/** How it is done; the app brings it, because it knows the screens. */
export const onFetchScreen = (way: typeof fetchScreen): void => {
  fetchScreen = way;
};

/** What fails here is told when the screen is opened. */
export const preloadScreen = (address: string): Promise<unknown> => fetchScreen(address).catch(() => null);
