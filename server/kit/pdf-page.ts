import type PdfDocument from 'pdfkit';

export type Doc = InstanceType<typeof PdfDocument>;

/** White on each side of an A4 page, and what the page number takes above it. In points. */
export const margin = 48;
export const footerHeight = 24;

export const bottomOf = (doc: Doc): number => doc.page.height - margin - footerHeight;

/** Begins a new page where `height` points no longer fit on this one. Tells whether it did. */
export const makeRoom = (doc: Doc, height: number): boolean => {
  if (doc.y + height <= bottomOf(doc)) return false;
  doc.addPage();
  return true;
};
