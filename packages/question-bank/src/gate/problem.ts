export interface Problem {
  rule: string;
  key: string;
  message: string;
  /** The questions that made a whole subject break the rule, the first of them. */
  such_as?: string[];
}
