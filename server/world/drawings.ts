import sharp from 'sharp';

/* Pictures of invented people and papers, drawn dot by dot: no photo of anybody is in the demo. */

type Colour = readonly [red: number, green: number, blue: number];

type Shape = { readonly colour: Colour; readonly isIn: (x: number, y: number) => boolean };

const box = (colour: Colour, left: number, top: number, right: number, bottom: number): Shape => ({
  colour,
  isIn: (x, y) => x >= left && x < right && y >= top && y < bottom,
});

const round = (colour: Colour, atX: number, atY: number, wide: number, high: number): Shape => ({
  colour,
  isIn: (x, y) => ((x - atX) / wide) ** 2 + ((y - atY) / high) ** 2 < 1,
});

const draw = (width: number, height: number, ground: Colour, shapes: readonly Shape[]): Promise<Buffer> => {
  const dots = Buffer.alloc(width * height * 3);
  for (let place = 0; place < width * height; place += 1) {
    const [x, y] = [place % width, Math.floor(place / width)];
    const { colour } = shapes.findLast(({ isIn }) => isIn(x, y)) ?? { colour: ground };
    dots.set(colour, place * 3);
  }
  return sharp(dots, { raw: { width, height, channels: 3 } })
    .webp({ quality: 72 })
    .toBuffer();
};

const skin: Colour = [122, 78, 52];
const hair: Colour = [38, 28, 24];
const cloth: Colour = [31, 107, 61];
const ink: Colour = [70, 70, 66];
const pale: Colour = [222, 219, 205];

const face = (atX: number, atY: number, size: number): Shape[] => [
  round(cloth, atX, atY + size * 1.5, size * 1.15, size * 0.75),
  round(hair, atX, atY - size * 0.12, size * 0.72, size * 0.82),
  round(skin, atX, atY + size * 0.1, size * 0.55, size * 0.7),
  round(hair, atX - size * 0.2, atY, size * 0.06, size * 0.05),
  round(hair, atX + size * 0.2, atY, size * 0.06, size * 0.05),
  round([150, 60, 60], atX, atY + size * 0.42, size * 0.18, size * 0.06),
];

/** A photo of a person who is nobody. */
export const drawnPerson = (): Promise<Buffer> => draw(480, 480, [200, 214, 190], face(240, 190, 150));

/** A card with a face and lines that say nothing. */
export const drawnCard = (): Promise<Buffer> =>
  draw(
    960,
    600,
    [250, 248, 240],
    [
      box(cloth, 0, 0, 960, 110),
      box(pale, 300, 42, 760, 68),
      round([240, 236, 220], 90, 55, 38, 38),
      box(pale, 50, 160, 330, 520),
      ...face(190, 300, 95),
      ...[180, 250, 320, 390, 460].map((top, place) => box(ink, 380, top, 880 - place * 70, top + 22)),
      box(pale, 0, 560, 960, 600),
    ],
  );
