// What the web app may weigh and how many requests it may make. At its target a person on a slow phone starts to notice: a check warns there,
// names what is large, and fails only HEADROOM above, so that nobody has to save bytes on a screen they did not touch.

export const KB = 1024;
const HEADROOM = 1.1;

/** Where a check fails. Files and requests are counted in whole ones. */
export const failsAbove = (target: number): number => Math.ceil(target * HEADROOM);

/** As the browser counts them, with the headers of the replies. */
export const targets = {
  landing: { requests: 6, script: 10 * KB },
  candidate: { requests: 10, script: 140 * KB },
  staff: { requests: 16, script: 170 * KB },
  /** All that a full mock of 180 questions sends and receives. */
  mock: 300 * KB,
};

/** As the files are, compressed. Of the 140 KB of a screen the headers take 3, and of its ten requests the page and its call two. */
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
