export interface Problem {
  rule: string;
  key: string;
  message: string;
}
