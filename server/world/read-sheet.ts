import { inflateRawSync } from 'node:zlib';

/** The files inside a ZIP, by the list at its end. */
const unzip = (zip: Buffer): Map<string, string> => {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + size);
    files.set(
      zip.toString('utf8', at + 46, at + 46 + name),
      (method === 8 ? inflateRawSync(packed) : packed).toString(),
    );
    at += 46 + name + extra + comment;
  }
  return files;
};

const fromXml = (text: string): string =>
  text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

const textsIn = (xml: string): string =>
  [...xml.matchAll(/<t\b[^>]*>([^<]*)<\/t>/g)].map(([, text]) => fromXml(text ?? '')).join('');

/** The cells of one sheet of an Excel file, row by row: texts as texts, numbers and yes or no as such, days as Excel's numbers. */
export const readSheet = (zip: Buffer, number = 1) => {
  const files = unzip(zip);
  const xml = files.get(`xl/worksheets/sheet${number}.xml`) ?? '';
  const shared = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(([, si]) =>
    textsIn(si ?? ''),
  );
  const rows = [...xml.matchAll(/<row\b[^>]*?(?:\/>|>(.*?)<\/row>)/gs)].map(([, row]) =>
    [...(row ?? '').matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, attributes, inner = '']) => {
      const value = /<v>(.*?)<\/v>/s.exec(inner)?.[1] ?? '';
      const type = /\bt="(\w+)"/.exec(attributes ?? '')?.[1];
      if (type === 's') return shared[Number(value)];
      if (type === 'inlineStr') return textsIn(inner);
      return type === 'b' ? value === '1' : Number(value);
    }),
  );
  return { rows, xml, workbook: files.get('xl/workbook.xml') ?? '', styles: files.get('xl/styles.xml') ?? '' };
};
