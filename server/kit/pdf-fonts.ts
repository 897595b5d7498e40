import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** PDF's own fonts lack ₦ and the letters of our languages; DejaVu has them; only those used are embedded. */
const readFont = (name: string): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));

let fonts: { readonly plain: Buffer; readonly bold: Buffer } | undefined;

/** The two fonts of all documents, read once. */
export const documentFonts = () => (fonts ??= { plain: readFont('DejaVuSans'), bold: readFont('DejaVuSans-Bold') });
