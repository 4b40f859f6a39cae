// The start and the labels of all pictures of this subject: one pen, one letter size, the colour of the text.

export const open = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="currentColor" stroke-width="2" font-family="sans-serif" font-size="13">`;

export const label = (x: number, y: number, text: string, anchor = "middle"): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="currentColor" stroke="none">${text}</text>`;
