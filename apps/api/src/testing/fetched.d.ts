// Tests read answers without declaring their type first.
interface Response {
  // biome-ignore lint/suspicious/noExplicitAny: as a browser's types have it
  json(): Promise<any>;
}
