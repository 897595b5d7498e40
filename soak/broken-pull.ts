import type { DataLine, Line } from '@shuka/domain/sync';
import type { Through } from './phone.ts';
import type { Random } from './random.ts';

type Change = (line: DataLine) => readonly object[] | 'cut';

const isData = (line: Line): line is DataLine => 'at' in line;

/** Rewrites a stream of lines. A cut ends it as a broken connection would. */
const rewritten = (body: ReadableStream<Uint8Array>, change: Change): ReadableStream<Uint8Array> => {
  let held = '';
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (bytes, stream) => {
        held += decoder.decode(bytes, { stream: true });
        const texts = held.split('\n');
        held = texts.pop() ?? '';
        for (const text of texts) {
          const line = JSON.parse(text) as Line; // the server's own lines
          const lines = isData(line) ? change(line) : [line];
          if (lines === 'cut') return stream.error(new TypeError('cut'));
          for (const one of lines) stream.enqueue(encoder.encode(`${JSON.stringify(one)}\n`));
        }
        return undefined;
      },
    }),
  );
};

const rewriting =
  (changeWith: (random: Random) => Change): Through =>
  (line, random) =>
  async (path, init) => {
    const response = await line(path, init);
    if (!path.startsWith('/sync/pull') || !response.ok || response.body === null) return response;
    const { status, headers } = response;
    return new Response(rewritten(response.body, changeWith(random)), { status, headers });
  };

/** Records that left their scope are not told of. */
export const noGone: Through = rewriting(() => (line) => [{ ...line, gone: undefined }]);

/**
 * Each line's cursor comes, and is saved, before its records; sometimes the stream breaks between the two. To a phone
 * this is what saving them in two transactions would be.
 */
export const rowsAfterCursor: Through = rewriting((random) => {
  let isBroken = false;
  return (line) => {
    if (isBroken) return 'cut';
    isBroken = random.chance(0.3);
    return isBroken ? [{ at: line.at }] : [{ at: line.at }, line];
  };
});
