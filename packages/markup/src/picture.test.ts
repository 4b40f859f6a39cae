import { expect, test } from "vitest";
import { picturesIn, render, renderInline } from "./index.ts";

const SHA = "a".repeat(64);
const address = `/api/pictures/${SHA}.webp`;

test("one of our pictures is in a line or a text, with its words and its space", () => {
  expect(renderInline(`![A right triangle](${address} 640x480)`)).toEqual({
    html: `<img class="in-text" src="${address}" alt="A right triangle" width="640" height="480" loading="lazy">`,
    ...{ text: "A right triangle", words: "A right triangle" },
  });
  const { html, text } = render(`Look: ![x_1 & **y**](${address}) and $x^2$.\n\nWow! [1]`);
  expect(html).toMatch(
    /^<p>Look: <img class="in-text" src="[^"]+" alt="x_1 &amp; \*\*y\*\*" loading="lazy"> and <math/,
  );
  expect(html).toMatch(/<p>Wow! \[1\]<\/p>$/);
  expect(text).toContain("Look: x_1 & **y** and");
  expect(picturesIn(`one ![a](${address}) two ![b](${address} 1x1)`)).toEqual([SHA, SHA]);
});

test.each([
  `![a](https://elsewhere.example/x.png)`,
  `![a](javascript:alert(1))`,
  `![a](${address}?x=1)`,
  `![a](//api/pictures/${SHA}.webp)`,
  `![a](/api/pictures/${SHA}.html)`,
  `![a](import:1)`,
  `!`,
  `![`,
])("what is no picture of ours is text: %s", (source) => {
  expect(renderInline(source).html).not.toContain("<img");
  expect(renderInline(source).text).toBe(source);
  expect(picturesIn(source)).toEqual([]);
});

test("words cannot break out of their quotes, and are never missing", () => {
  const { html } = renderInline(`![" onerror="alert(1)><script>](${address})`);
  expect(html).toBe(
    `<img class="in-text" src="${address}" alt="&quot; onerror=&quot;alert(1)&gt;&lt;script&gt;" loading="lazy">`,
  );
  expect(() => renderInline(`![ ](${address})`)).toThrow("describe the picture in words");
});
