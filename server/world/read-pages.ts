import { inflateSync } from 'node:zlib';

/** The objects of a PDF by number, each with its dictionary and its unpacked stream. */
const readObjects = (pdf: Buffer) => {
  const text = pdf.toString('latin1');
  const found = [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)];
  return new Map(
    found.map(([, number = '', body = '']) => {
      const [head = '', packed] = body.split(/\nstream\n/, 2);
      const bytes = packed && Buffer.from(packed.slice(0, packed.lastIndexOf('\nendstream')), 'latin1');
      const isPacked = head.includes('/FlateDecode');
      return [number, { head, stream: bytes ? (isPacked ? inflateSync(bytes) : bytes).toString('latin1') : '' }];
    }),
  );
};

const fromUtf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Glyph numbers to letters, as a PDF reader takes them when text is searched or copied. */
const readUnicodeMap = (cmap: string): string[] =>
  [...cmap.matchAll(/<[0-9a-f]+>\s*<[0-9a-f]+>\s*\[([^\]]*)\]/gi)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f\s]*)>/gi)].map(([, hex = '']) => fromUtf16(hex.replace(/\s/g, ''))),
  );

/** What each page says, in the order it was written. */
export const readPages = (pdf: Buffer): string[] => {
  const objects = readObjects(pdf);
  const refer = (head: string, name: string): string => new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? '';
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  return pages.map(({ head }) => {
    const resources = objects.get(refer(head, 'Resources'))?.head ?? '';
    const maps = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font = '']) => {
        const cmap = objects.get(refer(objects.get(font)?.head ?? '', 'ToUnicode'))?.stream ?? '';
        return [name, readUnicodeMap(cmap)];
      }),
    );
    let letters: string[] = [];
    let said = '';
    const content = objects.get(refer(head, 'Contents'))?.stream ?? '';
    for (const [, font, glyphs, end] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>|\b(ET)\b/g)) {
      if (font !== undefined) letters = maps.get(font) ?? [];
      for (const glyph of glyphs?.match(/.{4}/g) ?? []) said += letters[parseInt(glyph, 16)] ?? '\ufffd';
      if (end !== undefined) said += '\n';
    }
    return said;
  });
};
