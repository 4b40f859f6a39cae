import type { DataOf, topics } from "@sabiprep/contract";

/** The known data of a topic. */
export type Topic = DataOf<typeof topics.read> & {
  /** Read from this device, so it can only be practised with saved questions. */
  isRemembered?: true;
};
