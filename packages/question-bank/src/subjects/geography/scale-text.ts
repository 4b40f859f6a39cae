// Scales and gradients as a student reads them.
import { num } from "../../writing/number-text.ts";

export const oneTo = (value: number): string => `1 : ${num(value)}`;
export const oneIn = (value: number): string => `1 in ${num(value)}`;
