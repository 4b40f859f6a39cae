export interface Problem {
  rule: string;
  key: string;
  message: string;
  /** The first questions that made the full subject break the rule. */
  such_as?: string[];
}
