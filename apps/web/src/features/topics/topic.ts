import type { DataOf, topics } from "@sabiprep/contract";

/** What is known of a topic. */
export type Topic = DataOf<typeof topics.read> & {
  /** Read from this device: it can only be practised with what is here too. */
  isRemembered?: true;
};
