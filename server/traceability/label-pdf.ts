import {
  labelsOnSheet,
  narrowestBars,
  sheetSizes,
  type LabelSheet,
  type LabelSymbol,
} from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { openPdf } from '#kit/pdf-document.ts';
import type { Doc } from '#kit/pdf-page.ts';
import { drawSymbol, quietZones, type DrawnSymbol } from './label-symbol.ts';

/** What stands on a label: the code, what people read if it cannot be scanned, and what it is. */
export type Label = {
  readonly symbol: LabelSymbol;
  readonly text: string;
  readonly readable: string;
  readonly title: string;
  readonly lines: readonly string[];
};

/** In points. */
type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

const points = 72 / 25.4;
const padding = 2.5 * points;

/** A font draws control characters as boxes, and letters that turn the line round turn the label round. */
const clean = (text: string): string =>
  text.replace(/[\u0000-\u0009\u000b-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, ' ').trim();

const write = (
  doc: Doc,
  text: string,
  box: Box,
  style: { bold?: boolean; size: number; align?: 'left' | 'center' },
) => {
  const { left, top, width, height } = box;
  doc.font(style.bold === true ? 'bold' : 'plain').fontSize(style.size);
  doc.text(clean(text), left, top, { width, height, ellipsis: true, align: style.align ?? 'left', lineGap: 0 });
};

/** Bars across the box, in whole steps of what scanners tell apart. @throws Problem `label-too-small`. */
const drawBars = (
  doc: Doc,
  { widths, width }: Extract<DrawnSymbol, { kind: 'bars' }>,
  symbol: LabelSymbol,
  box: Box,
): void => {
  const quiet = quietZones[symbol];
  const least = symbol in narrowestBars ? narrowestBars[symbol as keyof typeof narrowestBars] : 0;
  const step = Math.min(box.width / (width + 2 * quiet), 0.5 * points);
  if (step < least * points) throw new Problem('label-too-small');
  let at = box.left + (box.width - width * step) / 2;
  for (const [index, bar] of widths.entries()) {
    if (index % 2 === 0) doc.rect(at, box.top, bar * step, box.height);
    at += bar * step;
  }
  doc.fill('#000000');
};

const drawSquares = (
  doc: Doc,
  { size, isDark }: Extract<DrawnSymbol, { kind: 'squares' }>,
  quiet: number,
  box: Box,
): void => {
  const dot = Math.min(box.width, box.height) / (size + 2 * quiet);
  // A hair wider than its place: readers must see no gaps between squares.
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      if (isDark(x, y)) doc.rect(box.left + (x + quiet) * dot, box.top + (y + quiet) * dot, dot + 0.05, dot + 0.05);
  doc.fill('#000000');
};

/** Squares beside the words on a wide label, above them on a high one. */
const drawSquareLabel = (doc: Doc, label: Label, drawn: Extract<DrawnSymbol, { kind: 'squares' }>, box: Box): void => {
  const isWide = box.width > box.height * 1.2;
  const side = isWide ? Math.min(box.height, box.width * 0.5) : Math.min(box.width, box.height * 0.6);
  drawSquares(doc, drawn, quietZones[label.symbol], { ...box, width: side, height: side });
  const words = isWide
    ? { ...box, left: box.left + side + padding, width: box.width - side - padding }
    : { ...box, top: box.top + side + 2, height: box.height - side - 2 };
  const size = box.height < 45 * points ? 7 : 9;
  write(doc, label.title, { ...words, height: size * 2.6 }, { bold: true, size: size + 1 });
  const rest = Math.max(size, words.height - size * 6.2);
  write(doc, label.lines.join('\n'), { ...words, top: doc.y + 1, height: rest }, { size });
  write(doc, label.readable, { ...words, top: doc.y + 1, height: size * 2.6 }, { size: size - 1 });
};

const drawBarLabel = (doc: Doc, label: Label, drawn: Extract<DrawnSymbol, { kind: 'bars' }>, box: Box): void => {
  const size = box.height < 45 * points ? 7 : 10;
  write(doc, label.title, { ...box, height: size * 1.4 }, { bold: true, size: size + 1 });
  write(doc, label.lines.join(' · '), { ...box, top: doc.y + 1, height: size * 2.6 }, { size });
  const top = doc.y + 4;
  const height = Math.min(box.top + box.height - top - size * 1.6, 32 * points);
  drawBars(doc, drawn, label.symbol, { ...box, top, height });
  write(
    doc,
    label.readable,
    { ...box, top: top + height + 2, height: size * 1.6 },
    { size: size - 0.5, align: 'center' },
  );
};

const boxAt = (sheet: LabelSheet, place: number): Box => {
  const { columns, label, left, top } = sheetSizes[sheet];
  const [width = 0, height = 0] = label.map((side) => side * points);
  const [column, row] = [place % columns, Math.floor(place / columns)];
  return {
    left: left * points + column * width + padding,
    top: top * points + row * height + padding,
    width: width - 2 * padding,
    height: height - 2 * padding,
  };
};

/**
 * So many of a label as PDF, on pages of a sheet.
 * @throws Problem `label-too-small` where its bars would be too narrow for scanners.
 */
export const labelPdf = async (label: Label, sheet: LabelSheet, copies: number): Promise<Buffer> => {
  const drawn = await drawSymbol(label.symbol, label.text);
  const size = sheetSizes[sheet].page.map((side) => side * points);
  const { doc, finish } = await openPdf(clean(label.title), { size, margin: 0, autoFirstPage: false });
  for (let at = 0; at < copies; at += 1) {
    const place = at % labelsOnSheet(sheet);
    if (place === 0) doc.addPage();
    if (drawn.kind === 'bars') drawBarLabel(doc, label, drawn, boxAt(sheet, place));
    else drawSquareLabel(doc, label, drawn, boxAt(sheet, place));
  }
  return finish();
};
