// Tokens are 256 random bits. Only their hash is stored, so a stolen table opens nothing.
import { hash, randomBytes } from "node:crypto";

export const newToken = (): string => randomBytes(32).toString("base64url");

export const hashOf = (secret: string): string => hash("sha256", secret, "base64url");

export const normalEmail = (typed: string): string => typed.trim().toLowerCase();
