import { inflateRawSync } from 'node:zlib';

const ending = 0x06054b50;
const entry = 0x02014b50;
const stored = 0;
const deflated = 8;

/** The end of an archive has a remark of at most so many bytes behind it. */
const mostRemark = 65_535;

const findEnding = (bytes: Buffer): number => {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - mostRemark); at -= 1)
    if (bytes.readUInt32LE(at) === ending) return at;
  throw new RangeError('imports: no archive');
};

type Packed = { readonly name: string; readonly method: number; readonly bytes: Buffer };

/** What the table at the end of an archive names (ZIP, APPNOTE 4.3). @throws RangeError where it does not add up. */
function* packedIn(bytes: Buffer): Generator<Packed> {
  const end = findEnding(bytes);
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== entry) throw new RangeError('imports: no entry');
    const [nameLength, more, remark] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ]; // as many as were asked for
    const head = bytes.readUInt32LE(at + 42);
    const from = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const packed = bytes.subarray(from, from + bytes.readUInt32LE(at + 20));
    yield { name, method: bytes.readUInt16LE(at + 10), bytes: packed };
    at += 46 + nameLength + more + remark;
  }
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/**
 * The files of an archive whose names are wanted. What it says of their sizes counts for nothing: unpacking ends at the bound.
 * @param most bytes of all of them together.
 * @returns 'too-large' beyond that.
 * @throws Error for what is no archive, or is broken.
 */
export const unpack = (
  bytes: Uint8Array,
  wanted: RegExp,
  most: number,
): Readonly<Record<string, Uint8Array>> | 'too-large' => {
  const files: Record<string, Uint8Array> = {};
  let left = most;
  for (const { name, method, bytes: packed } of packedIn(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))) {
    if (!wanted.test(name)) continue;
    if (method !== stored && method !== deflated) throw new RangeError('imports: packed in another way');
    try {
      files[name] = method === stored ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, left) });
    } catch (error) {
      if (isTooLarge(error)) return 'too-large';
      throw error;
    }
    left -= files[name]?.length ?? 0;
    if (left < 0) return 'too-large';
  }
  return files;
};
