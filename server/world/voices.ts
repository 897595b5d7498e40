/* Voice notes as recorders make them, of silence: each frame is the one byte that Opus says nothing with. */

const silence = Buffer.from([0xf8, 0xff, 0xfe]);

const crcOf = (page: Buffer): number => {
  let crc = 0;
  for (const byte of page) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return crc >>> 0;
};

/** One page of Ogg with whole packets, each under 255 bytes. */
const oggPage = (number: number, flags: number, granule: number, packets: readonly Buffer[]): Buffer => {
  const head = Buffer.alloc(27 + packets.length);
  head.write('OggS', 0, 'latin1');
  head[5] = flags;
  head.writeUInt32LE(granule, 6);
  head.writeUInt32LE(7, 14);
  head.writeUInt32LE(number, 18);
  head[26] = packets.length;
  packets.forEach((packet, place) => (head[27 + place] = packet.length));
  const page = Buffer.concat([head, ...packets]);
  page.writeUInt32LE(crcOf(page), 22);
  return page;
};

/** An Ogg Opus note of so many seconds; one page a second. @param maker what its recorder calls itself. */
export const oggVoice = (seconds: number, maker = ''): Buffer => {
  const head = Buffer.alloc(19);
  head.write('OpusHead', 0, 'latin1');
  head[8] = 1;
  head[9] = 1;
  head.writeUInt32LE(48_000, 12);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(maker.length);
  const tags = Buffer.concat([Buffer.from('OpusTags'), length, Buffer.from(maker, 'latin1'), Buffer.alloc(4)]);
  const sound = Array.from({ length: seconds }, (_, second) => {
    const isLast = second === seconds - 1;
    return oggPage(second + 2, isLast ? 4 : 0, (second + 1) * 48_000, Array<Buffer>(50).fill(silence));
  });
  return Buffer.concat([oggPage(0, 2, 0, [head]), oggPage(1, 0, 0, [tags]), ...sound]);
};

/** A Matroska element; its size in four bytes, or unknown, as recorders write what they have not ended yet. */
const element = (id: number, body: Buffer | string | number, isEndless = false): Buffer => {
  const idBytes = Buffer.from(id.toString(16), 'hex');
  const bytes = typeof body === 'number' ? numberBytes(body) : Buffer.from(body as string); // of a buffer, a copy
  const size = Buffer.alloc(isEndless ? 8 : 4, 0xff);
  if (isEndless) size[0] = 0x01;
  else size.writeUInt32BE(0x10000000 + bytes.length);
  return Buffer.concat([idBytes, size, bytes]);
};

const numberBytes = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A WebM note of so many seconds, with a track of this codec; one endless cluster a second, after some filling. */
export const webmVoice = (
  seconds: number,
  codec = 'A_OPUS',
  type = 2,
  filling = Buffer.alloc(46),
  maker = 'Chrome',
): Buffer => {
  const head = element(0x1a45dfa3, Buffer.concat([element(0x4286, 1), element(0x4282, 'webm'), element(0x4287, 4)]));
  const audio = element(0xe1, Buffer.concat([element(0xb5, 48_000), element(0x9f, 1)]));
  const track = Buffer.concat([element(0xd7, 1), element(0x73c5, 1), element(0x83, type), element(0x86, codec), audio]);
  const clusters = Array.from({ length: seconds }, (_, second) => {
    const block = Buffer.concat([Buffer.from([0x81, 0x03, 0xd4, 0x80]), silence]); // 980 ms into its cluster
    return element(0x1f43b675, Buffer.concat([element(0xe7, second * 1000), element(0xa3, block)]), true);
  });
  const info = element(0x1549a966, Buffer.concat([element(0x2ad7b1, 1_000_000), element(0x4d80, maker)]));
  const parts = [element(0xec, filling), info, element(0x1654ae6b, element(0xae, track)), ...clusters];
  return Buffer.concat([head, element(0x18538067, Buffer.concat(parts), true)]);
};
