import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { makeReception } from './upload-stream.ts';

const { flush, storeAsItComes } = makeReception();

afterEach(() => void vi.useRealTimers());

const bytes = randomBytes(300_000);

/** A stream, what was stored of it, and the end of its reading. */
const receive = (store: (piece: Buffer) => Promise<void> = async () => undefined) => {
  const stream = new PassThrough({ highWaterMark: 16_384 });
  const pieces: Buffer[] = [];
  const uploadId = newId();
  const done = storeAsItComes(stream, uploadId, async () => async (piece) => {
    await store(piece);
    pieces.push(piece);
  });
  return { stream, pieces, uploadId, done, stored: () => Buffer.concat(pieces) };
};

/** Sends as networks do, a little at a time. */
const send = async (stream: PassThrough, length: number): Promise<void> => {
  for (let at = 0; at < length; at += 1400) {
    const isTaken = stream.write(bytes.subarray(at, Math.min(at + 1400, length)));
    if (!isTaken) await new Promise((resolve) => stream.once('drain', resolve));
  }
};

describe('what comes over a line', () => {
  test('is stored whole and in its order, in pieces of about 64 KB', async () => {
    const { stream, pieces, done, stored } = receive();
    await send(stream, bytes.length);
    stream.end();
    await done;
    expect(stored().equals(bytes)).toBe(true);
    expect(pieces.length).toBeGreaterThan(2);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(131_072);
  });

  test.each([0, 1, 16_383, 16_384, 16_385, 65_535, 65_536, 65_537, 200_000])(
    'is stored to the last byte when the line breaks after %i',
    async (length) => {
      const { stream, done, stored } = receive();
      stream.on('error', () => undefined);
      await send(stream, length);
      stream.destroy(new Error('aborted'));
      await done;
      expect(stored().equals(bytes.subarray(0, length))).toBe(true);
    },
  );

  test('is stored though the line had broken before anyone read', async () => {
    const stream = new PassThrough();
    stream.on('error', () => undefined);
    stream.write(bytes.subarray(0, 5000));
    stream.destroy(new Error('aborted'));
    const pieces: Buffer[] = [];
    await storeAsItComes(stream, newId(), async () => async (piece) => void pieces.push(piece));
    expect(Buffer.concat(pieces).equals(bytes.subarray(0, 5000))).toBe(true);
  });

  test('is stored at once when someone asks how far it is', async () => {
    const { stream, uploadId, done, stored } = receive();
    stream.write(bytes.subarray(0, 100));
    await flush(uploadId);
    expect(stored()).toHaveLength(100);
    stream.write(bytes.subarray(100, 150));
    await flush(uploadId);
    expect(stored()).toHaveLength(150);
    stream.end();
    await done;
    await flush(uploadId);
  });

  test('is stored before another line goes on with it', async () => {
    const first = receive();
    first.stream.write(bytes.subarray(0, 100));
    const second = new PassThrough();
    second.end();
    let wasStored = 0;
    await storeAsItComes(second, first.uploadId, async () => {
      wasStored = first.stored().length;
      return async () => undefined;
    });
    expect(wasStored).toBe(100);
    first.stream.end();
    await first.done;
  });

  test('is stored after a second though no more comes and nobody asks', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { stream, done, stored } = receive();
    stream.write(bytes.subarray(0, 10));
    await vi.advanceTimersByTimeAsync(999);
    expect(stored()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(stored()).toHaveLength(10);
    stream.end();
    await done;
  });

  test('ends when the phone has been silent for a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { stream, done, stored } = receive();
    stream.write(bytes.subarray(0, 10));
    await vi.advanceTimersByTimeAsync(59_000);
    expect(stream.destroyed).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    await done;
    expect(stream.destroyed).toBe(true);
    expect(stored()).toHaveLength(10);
  });

  test('is read no further once it cannot be stored, and nobody who asked waits for ever', async () => {
    const { stream, uploadId, done, stored } = receive(() => Promise.reject(new Error('full')));
    stream.write(bytes.subarray(0, 100));
    const asked = flush(uploadId);
    await expect(done).rejects.toThrow('full');
    await asked;
    expect(stored()).toHaveLength(0);
    expect(stream.listenerCount('readable')).toBe(0);
  });
});
