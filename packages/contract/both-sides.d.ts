// What both browsers and Node have, as far as the contract uses it. With this file the contract is checked without the
// types of either side: a `document` or a `process` in it is a mistake. Code that compiles the contract with its own
// sources uses the types of its own side.
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
declare class TextDecoder {
  decode(bytes: ArrayBuffer | Uint8Array): string;
}
declare class URLSearchParams {
  set(name: string, value: string): void;
  toString(): string;
}
declare class FormData {
  append(name: string, value: string): void;
}
declare class AbortSignal {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void, options?: { once?: boolean }): void;
}
declare class AbortController {
  readonly signal: AbortSignal;
  abort(): void;
}
interface Response {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}
declare function fetch(
  address: string,
  init?: {
    method?: string;
    headers?: Record<string, string>;
    body?: string | FormData;
    signal?: AbortSignal;
    keepalive?: boolean;
  },
): Promise<Response>;
declare function setTimeout(work: () => void, ms: number): unknown;
declare function btoa(letters: string): string;
declare function atob(text: string): string;

interface CryptoKey {
  readonly type: string;
}
type Algorithm = string | { name: string; [more: string]: unknown };
type Bytes = ArrayBuffer | Uint8Array<ArrayBuffer>;
declare const crypto: {
  getRandomValues<List extends Uint8Array>(list: List): List;
  /** Browsers do not have it at an address that is not secure. */
  subtle?: {
    importKey(form: "raw", key: Bytes, how: Algorithm, out: boolean, uses: string[]): Promise<CryptoKey>;
    exportKey(form: "raw", key: CryptoKey): Promise<ArrayBuffer>;
    generateKey(how: Algorithm, out: boolean, uses: string[]): Promise<{ publicKey: CryptoKey; privateKey: CryptoKey }>;
    deriveBits(how: Algorithm, key: CryptoKey, length: number): Promise<ArrayBuffer>;
    deriveKey(how: Algorithm, key: CryptoKey, made: Algorithm, out: boolean, uses: string[]): Promise<CryptoKey>;
    encrypt(how: Algorithm, key: CryptoKey, bytes: Bytes): Promise<ArrayBuffer>;
    decrypt(how: Algorithm, key: CryptoKey, bytes: Bytes): Promise<ArrayBuffer>;
    sign(how: Algorithm, key: CryptoKey, bytes: Bytes): Promise<ArrayBuffer>;
    verify(how: Algorithm, key: CryptoKey, mac: Bytes, bytes: Bytes): Promise<boolean>;
  };
};
