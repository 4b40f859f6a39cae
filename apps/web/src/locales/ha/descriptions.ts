// Hausa: what each exam and subject is about. For review by a native reader.
export const descriptions: Record<string, string> = {};
