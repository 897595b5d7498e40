import { makeRoom, margin, type Doc } from './pdf-page.ts';

/** A picture as JPEG, which is all PDF takes as it is, and the words under it. */
export type PdfPicture = { readonly jpeg: Buffer; readonly words: string };

const gap = 12;
const pictureHeight = 190;
const wordsHeight = 22;

/** Pictures in rows of two, in the style the document has now; a row that does not fit goes to the next page whole. */
export const drawPictures = (doc: Doc, pictures: readonly PdfPicture[]): void => {
  const width = (doc.page.width - 2 * margin - gap) / 2;
  for (let first = 0; first < pictures.length; first += 2) {
    makeRoom(doc, pictureHeight + wordsHeight);
    const top = doc.y;
    for (const [column, { jpeg, words }] of pictures.slice(first, first + 2).entries()) {
      const left = margin + column * (width + gap);
      doc.image(jpeg, left, top, { fit: [width, pictureHeight], align: 'center', valign: 'bottom' });
      doc.text(words, left, top + pictureHeight + 3, { width, height: wordsHeight, align: 'center', ellipsis: true });
    }
    doc.x = margin;
    doc.y = top + pictureHeight + wordsHeight;
  }
};
