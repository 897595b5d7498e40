import { generate } from 'lean-qr';
import { makeRoom, margin, type Doc } from './pdf-page.ts';

/** Wide enough for any phone to read from a sheet on the table. In points. */
const side = 120;
const gap = 16;

/** A QR code of a text with words beside it, in the style the document has now; neither is cut by the end of a page. */
export const drawQrCode = (doc: Doc, text: string, words: string): void => {
  makeRoom(doc, side + gap);
  const top = doc.y;
  const code = generate(text);
  const dot = side / code.size;
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      // A hair wider than its place: readers must see no gaps between dots.
      if (code.get(x, y)) doc.rect(margin + x * dot, top + y * dot, dot + 0.05, dot + 0.05);
    }
  }
  doc.fill();
  const left = margin + side + gap;
  doc.text(words, left, top, { width: doc.page.width - margin - left, height: side, ellipsis: true, lineGap: 2 });
  doc.x = margin;
  doc.y = top + side + gap;
};
