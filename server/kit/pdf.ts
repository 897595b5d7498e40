import { openPdf } from './pdf-document.ts';
import { bottomOf, footerHeight, makeRoom, margin, type Doc } from './pdf-page.ts';
import { drawPictures, type PdfPicture } from './pdf-pictures.ts';
import { drawQrCode } from './pdf-qr-code.ts';

/** A column of a table: `share` is its part of the width (1 unless told); numbers stand to the right. */
export type PdfColumn = { readonly name: string; readonly share?: number; readonly isNumber?: boolean };

/** What a document is written with, from top to bottom; pages are begun as needed. */
export type Paper = {
  heading(text: string): void;
  paragraph(text: string): void;
  /** The column names stand again on each page; a row is never cut by the end of a page. */
  table(columns: readonly PdfColumn[], rows: readonly (readonly string[])[]): void;
  /** Two side by side, each with its words under it; neither is cut by the end of a page. */
  pictures(pictures: readonly PdfPicture[]): void;
  /** A QR code of `text`, and beside it what it is for. */
  qrCode(text: string, words: string): void;
};

type Style = { readonly font: 'plain' | 'bold'; readonly size: number };

const padding = 4;
const ink = '#1a1a1a';
const faint = '#666666';
const line = '#b5b5b5';
const shade = '#eef3ee';

const titleStyle: Style = { font: 'bold', size: 18 };
const headingStyle: Style = { font: 'bold', size: 12.5 };
const bodyStyle: Style = { font: 'plain', size: 10 };
const cellStyle: Style = { font: 'plain', size: 9 };
const columnNameStyle: Style = { font: 'bold', size: 9 };

/** A font draws control characters as boxes. */
const clean = (text: string): string => text.replace(/[\u0000-\u0009\u000b-\u001f\u007f]+/g, ' ');

const useStyle = (doc: Doc, style: Style): Doc => doc.font(style.font).fontSize(style.size).fillColor(ink);

const write = (doc: Doc, style: Style, text: string, gapBefore: number, gapAfter: number): void => {
  useStyle(doc, style);
  if (doc.y > margin) doc.y += gapBefore;
  // A heading takes at least two lines of what follows with it to the next page.
  makeRoom(doc, style.size * (style.font === 'bold' ? 4 : 1));
  doc.text(clean(text), margin, doc.y, { lineGap: 2 });
  doc.y += gapAfter;
};

const widthsOf = (doc: Doc, columns: readonly PdfColumn[]): number[] => {
  const whole = doc.page.width - 2 * margin;
  const shares = columns.map((column) => column.share ?? 1);
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => (whole * share) / sum);
};

const drawTable = (doc: Doc, columns: readonly PdfColumn[], rows: readonly (readonly string[])[]): void => {
  const widths = widthsOf(doc, columns);
  const names = columns.map((column) => column.name);
  /** A row as high as a page is cut short with an ellipsis: nothing could show it whole. */
  const tallest = bottomOf(doc) - margin - 80;

  const heightOf = (cells: readonly string[], style: Style): number => {
    useStyle(doc, style);
    const heights = widths.map((width, index) =>
      doc.heightOfString(cells[index] ?? '', { width: width - 2 * padding }),
    );
    return Math.min(tallest, Math.max(style.size, ...heights)) + 2 * padding;
  };

  const drawRow = (cells: readonly string[], style: Style, height: number): void => {
    const top = doc.y;
    if (style === columnNameStyle) doc.rect(margin, top, doc.page.width - 2 * margin, height).fill(shade);
    useStyle(doc, style);
    let left = margin;
    for (const [index, width] of widths.entries()) {
      const align = columns[index]?.isNumber ? 'right' : 'left';
      const box = { width: width - 2 * padding, height: height - 2 * padding + 1, align, ellipsis: true } as const;
      doc.text(cells[index] ?? '', left + padding, top + padding, box);
      left += width;
    }
    doc
      .moveTo(margin, top + height)
      .lineTo(doc.page.width - margin, top + height)
      .lineWidth(0.5)
      .stroke(line);
    doc.y = top + height;
  };

  const namesHeight = heightOf(names, columnNameStyle);
  const drawNames = (): void => drawRow(names, columnNameStyle, namesHeight);
  const lines = rows.map((row) => row.map(clean));
  makeRoom(doc, namesHeight + heightOf(lines[0] ?? [], cellStyle));
  drawNames();
  for (const cells of lines) {
    const height = heightOf(cells, cellStyle);
    if (makeRoom(doc, height)) drawNames();
    drawRow(cells, cellStyle, height);
  }
  doc.x = margin;
  doc.y += 14;
};

/** Written last, when the number of pages is known: '2 / 5', the same in every language. */
const numberPages = (doc: Doc): void => {
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    // Below the margin pdfkit would begin another page.
    doc.page.margins.bottom = 0;
    useStyle(doc, cellStyle).fillColor(faint);
    const top = doc.page.height - margin;
    doc.text(`${index + 1} / ${count}`, margin, top, { width: doc.page.width - 2 * margin, align: 'center' });
  }
};

/**
 * An A4 document as PDF, with a title, what `draw` writes, and page numbers.
 * @param about `title` stands on top and in the reader's window; `language` (BCP 47) is for screen readers.
 */
export const pdfOf = async (
  about: { readonly title: string; readonly language?: string },
  draw: (paper: Paper) => void,
): Promise<Buffer> => {
  const { doc, finish } = await openPdf(about.title, {
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
    bufferPages: true,
    displayTitle: true,
    lang: about.language ?? 'en',
  });
  // Colours do not go over to a new page, where a long paragraph goes on.
  doc.on('pageAdded', () => doc.fillColor(ink));
  write(doc, titleStyle, about.title, 0, 10);
  draw({
    heading: (text) => write(doc, headingStyle, text, 10, 6),
    paragraph: (text) => write(doc, bodyStyle, text, 0, 8),
    table: (columns, rows) => drawTable(doc, columns, rows),
    pictures: (pictures) => {
      useStyle(doc, cellStyle);
      drawPictures(doc, pictures);
    },
    qrCode: (text, words) => {
      useStyle(doc, bodyStyle);
      drawQrCode(doc, text, clean(words));
    },
  });
  numberPages(doc);
  return finish();
};
