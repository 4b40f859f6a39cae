// Right-angled triangles with whole sides, so that roots are whole numbers.

export const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const;
