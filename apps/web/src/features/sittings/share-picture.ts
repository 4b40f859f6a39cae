// The result as a picture, drawn on this device. It contains only what the candidate sees on it: no name, no address,
// no date.

import type { Grade } from "@sabiprep/contract";
import { commentOn, UTME_POINTS } from "@sabiprep/exam";
import { config } from "../../lib/config.ts";
import { t, translateServerText } from "../../lib/i18n.ts";

const PICTURE = { width: 1080, height: 1350 };

const colours = {
  deep: "#0B3D25",
  hills: ["#12522F", "#0F6336", "#0B6B3A"],
  sun: "#FFC72C",
  cream: "#FFF4D6",
  soft: "#CFE8DA",
};
const FONT = "system-ui, Roboto, 'Noto Sans', 'Segoe UI', sans-serif";
const LEFT = 84;
const ROOM = PICTURE.width - 2 * LEFT;

interface SharedResult {
  title: string;
  grade: Pick<Grade, "grade_score" | "correct" | "total" | "letter_grade" | "utme_total">;
}

export function drawResult(canvas: HTMLCanvasElement, { title, grade }: SharedResult) {
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  drawScene(pen);
  drawWeave(pen);
  drawBrand(pen);
  const points = grade.utme_total;
  const size = points === null ? 280 : 210;
  write(pen, points === null ? `${grade.grade_score}%` : `${points} / ${UTME_POINTS}`, 520, size, 800, "#fff");
  let y = write(pen, translateServerText(commentOn(grade.grade_score)), 630, 76, 800, "#fff");
  y = write(pen, title, y + 76, 52, 700, colours.cream);
  const right = t("{n} of {total} right", { n: grade.correct, total: grade.total });
  write(pen, grade.letter_grade ? `${right} · ${grade.letter_grade}` : right, y + 70, 44, 400, colours.soft);
  drawPath(pen, points === null ? grade.grade_score / 100 : points / UTME_POINTS);
  const dare = grade.correct === grade.total ? t("Can you do it too?") : t("Can you do better?");
  write(pen, dare, PICTURE.height - 118, 52, 800, "#fff");
  write(pen, window.location.host, PICTURE.height - 56, 36, 400, colours.soft);
}

type Pen = CanvasRenderingContext2D;

/** As many lines as needed, none wider than the picture. Returns the position of the last line. */
function write(pen: Pen, text: string, y: number, size: number, weight: number, colour: string): number {
  pen.font = `${weight} ${size}px ${FONT}`;
  pen.fillStyle = colour;
  pen.textBaseline = "alphabetic";
  let line = "";
  let at = y;
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > ROOM) {
      pen.fillText(line, LEFT, at);
      at += size * 1.2;
      line = word;
    } else line = longer;
  }
  pen.fillText(line, LEFT, at, ROOM);
  return at;
}

function drawScene(pen: Pen) {
  const { width, height } = PICTURE;
  pen.fillStyle = colours.deep;
  pen.fillRect(0, 0, width, height);
  const sun = { x: 900, y: 176 };
  pen.strokeStyle = colours.sun;
  pen.lineWidth = 3;
  for (const [radius, strength] of [
    [150, 0.28],
    [210, 0.18],
    [280, 0.12],
  ] as const) {
    pen.globalAlpha = strength;
    pen.beginPath();
    pen.arc(sun.x, sun.y, radius, 0, 7);
    pen.stroke();
  }
  pen.globalAlpha = 1;
  pen.fillStyle = colours.sun;
  pen.beginPath();
  pen.arc(sun.x, sun.y, 100, 0, 7);
  pen.fill();
  for (const [at, [from, rise]] of [
    [930, 120],
    [1040, 70],
    [1140, 60],
  ].entries()) {
    pen.fillStyle = colours.hills[at]!;
    pen.beginPath();
    pen.moveTo(0, from!);
    pen.bezierCurveTo(width * 0.3, from! - rise!, width * 0.6, from! + rise!, width, from! - rise! / 2);
    pen.lineTo(width, height);
    pen.lineTo(0, height);
    pen.fill();
  }
}

/** The woven strip for an honour, along the top. */
function drawWeave(pen: Pen) {
  const threads: [string, number][] = [
    ["#0B6B3A", 56],
    [colours.sun, 16],
    ["#14201A", 8],
    [colours.sun, 16],
    ["#0B6B3A", 56],
    ["#fff", 6],
    ["#08552E", 24],
    ["#fff", 6],
  ];
  for (let x = 0; x < PICTURE.width; )
    for (const [colour, wide] of threads) {
      pen.fillStyle = colour;
      pen.fillRect(x, 0, wide, 18);
      x += wide;
    }
}

function drawBrand(pen: Pen) {
  pen.save();
  pen.translate(LEFT, 84);
  pen.scale(2, 2);
  pen.fillStyle = "#0B6B3A";
  pen.beginPath();
  pen.roundRect(0, 0, 36, 36, 10);
  pen.fill();
  pen.strokeStyle = "#fff";
  pen.lineWidth = 3.6;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.stroke(new Path2D("M7.5 19l6 6.500c4-1.5 2.5-7 6.5-8.500s5.5-1.5 6.5-5"));
  pen.fillStyle = colours.sun;
  pen.beginPath();
  pen.arc(27, 8.5, 3.2, 0, 7);
  pen.fill();
  pen.restore();
  pen.font = `800 52px ${FONT}`;
  pen.fillStyle = "#fff";
  pen.fillText(config.site_name, LEFT + 96, 138);
}

function drawPath(pen: Pen, share: number) {
  const y = 1070;
  pen.fillStyle = "rgb(255 255 255 / 0.25)";
  pen.beginPath();
  pen.roundRect(LEFT, y, ROOM, 32, 16);
  pen.fill();
  if (share <= 0) return;
  pen.fillStyle = colours.sun;
  pen.beginPath();
  pen.roundRect(LEFT, y, Math.max(32, ROOM * share), 32, 16);
  pen.fill();
}

/** As a file, for the system's share sheet or to save. */
export const pictureFile = (canvas: HTMLCanvasElement): Promise<File | null> =>
  new Promise((made) =>
    canvas.toBlob((blob) => made(blob && new File([blob], "result.png", { type: "image/png" })), "image/png"),
  );
