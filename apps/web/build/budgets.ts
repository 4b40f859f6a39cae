// The maximum size of the web app and its number of requests. Above the target a person on a slow phone starts to
// notice it. A check warns there, names the large files, and fails only HEADROOM above, so that nobody has to save
// bytes on a screen they did not change.

export const KB = 1024;
const HEADROOM = 1.1;

/** The limit at which a check fails. Files and requests are counted in whole numbers. */
export const failsAbove = (target: number): number => Math.ceil(target * HEADROOM);

/** As the browser counts them, including response headers. */
export const targets = {
  landing: { requests: 6, script: 10 * KB },
  candidate: { requests: 10, script: 140 * KB },
  staff: { requests: 16, script: 170 * KB },
  /** Everything a full mock of 180 questions sends and receives. */
  mock: 300 * KB,
};

/**
 * Compressed file sizes. Of a screen's 140 KB the headers take 3, and of its ten requests the page and its call take
 * two.
 */
export const fileTargets = {
  beforeFirstTouch: 10 * KB,
  inlinedStyles: 8 * KB,
  styles: 10 * KB,
  visitorScreen: 100 * KB,
  candidateScreen: 137 * KB,
  staffScreen: 170 * KB,
  afterFrame: 35 * KB,
  files: 8,
  mathFont: 45 * KB,
  precache: 250 * KB,
  flow: 180 * KB,
};
