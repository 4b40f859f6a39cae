// Tests look into what came without saying first what it is.
interface Response {
  // biome-ignore lint/suspicious/noExplicitAny: as a browser's types have it
  json(): Promise<any>;
}
