import { describe, expect, test } from 'vitest';
import { readFrontend } from './postgres-frames.ts';

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};

const message = (type: string, body: string): Buffer =>
  Buffer.concat([Buffer.from(type), int32(body.length + 4), Buffer.from(body)]);

const opening = (code: number): Buffer => Buffer.concat([int32(8), int32(code)]);

const startup = opening(196_608);

/** What comes of these bytes when they arrive in pieces of this length. */
const outcomeOf = (bytes: Buffer, pieceLength: number) => {
  const turns: string[][] = [];
  const said: string[] = [];
  const read = readFrontend({
    onTurn: (messages) => void turns.push(messages.map((one) => String.fromCharCode(one[0] ?? 0))),
    onRefusal: (answer) => void said.push(Buffer.from(answer).toString()),
    onGoodbye: () => void said.push('goodbye'),
  });
  for (let place = 0; place < bytes.length; place += pieceLength) read(bytes.subarray(place, place + pieceLength));
  return { turns, said };
};

describe('what a client of PostgreSQL sends', () => {
  const prepared = Buffer.concat([...'PBDE'].map((type) => message(type, 'x')).concat(message('S', '')));
  const all = Buffer.concat([startup, message('Q', 'begin'), prepared, message('Q', 'commit'), message('X', '')]);

  test.each([1, 2, 3, 5, 7, 11, 1000])('is the same in pieces of %s bytes', (pieceLength) => {
    const { turns, said } = outcomeOf(all, pieceLength);
    expect(turns.slice(1)).toEqual([['Q'], ['P', 'B', 'D', 'E', 'S'], ['Q']]);
    expect(said).toEqual(['goodbye']);
  });

  test('may begin by asking for encryption, which is declined', () => {
    const { turns, said } = outcomeOf(Buffer.concat([opening(80_877_103), opening(80_877_104), startup]), 3);
    expect(said).toEqual(['N', 'N']);
    expect(turns).toHaveLength(1);
  });

  test('may be a request to cancel, which has nothing to cancel here', () => {
    expect(outcomeOf(opening(80_877_102), 8)).toEqual({ turns: [], said: ['goodbye'] });
  });

  test('is no turn until its Sync has come', () => {
    expect(outcomeOf(Buffer.concat([startup, message('P', 'x'), message('B', 'x')]), 4).turns).toHaveLength(1);
  });
});
