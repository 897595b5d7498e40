import type { Patience } from './wire.ts';

/**
 * The texts of a stream that a line feed ends; what follows the last one was cut off and is not given.
 * @throws TypeError when the bytes are no UTF-8, or what the stream throws when it breaks or is silent for too long.
 */
export async function* linesOf(stream: ReadableStream<Uint8Array>, patience: Patience): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let held = '';
  try {
    for (;;) {
      const piece = await patience.within(reader.read());
      if (piece.done) break;
      patience.again();
      held += decoder.decode(piece.value, { stream: true });
      const lines = held.split('\n');
      held = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    // Nobody waits for it: what is cut may never say that it ended.
    void reader.cancel().catch(() => undefined);
  }
}
