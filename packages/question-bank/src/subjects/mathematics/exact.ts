// Exact arithmetic for the templates, so that a key never depends on a rounding error.

/** In lowest terms, with a positive denominator. */
export interface Fraction {
  n: number;
  d: number;
}

export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));
export const lcm = (a: number, b: number): number => Math.abs(a * b) / gcd(a, b);

export function fraction(n: number, d = 1): Fraction {
  if (d === 0) return { n: Number.NaN, d: 1 };
  const shared = gcd(n, d) * Math.sign(d);
  return { n: n / shared || 0, d: d / shared };
}

export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const minus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);

export const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));
export const permutations = (n: number, r: number): number => (r === 0 ? 1 : n * permutations(n - 1, r - 1));
export const combinations = (n: number, r: number): number => permutations(n, r) / factorial(r);

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Takes out the largest square factor: 72 gives 6 and 2, for 6√2. */
export function takeRoot(n: number): { outside: number; inside: number } {
  let outside = 1;
  let inside = n;
  for (let k = 2; k * k <= inside; k++)
    while (inside % (k * k) === 0) {
      inside /= k * k;
      outside *= k;
    }
  return { outside, inside };
}
