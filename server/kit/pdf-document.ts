import type { Doc } from './pdf-page.ts';
import { documentFonts } from './pdf-fonts.ts';

type PdfOptions = ConstructorParameters<typeof import('pdfkit')>[0];

/** A document that is being written with the fonts `plain` and `bold`, and its bytes once all of it is. */
type OpenPdf = { readonly doc: Doc; readonly finish: () => Promise<Buffer> };

/** Begins a PDF. What makes it is loaded for the first one: a server that starts waits for no tables of letters. */
export const openPdf = async (title: string, options: PdfOptions): Promise<OpenPdf> => {
  const { default: PdfDocument } = await import('pdfkit');
  const doc = new PdfDocument({ ...options, info: { Title: title, Creator: 'Shuka', Producer: 'Shuka' } });
  const { plain, bold } = documentFonts();
  doc.registerFont('plain', plain).registerFont('bold', bold);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  const finish = async (): Promise<Buffer> => {
    doc.end();
    await ended;
    return Buffer.concat(chunks);
  };
  return { doc, finish };
};
