/**
 * The texts of a stream that a line feed ends; what follows the last one was cut off and is not given.
 * @param onBytes told of each piece that arrives.
 * @throws TypeError when the bytes are no UTF-8, or what the stream throws when it breaks.
 */
export async function* linesOf(stream: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let held = '';
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      onBytes();
      held += decoder.decode(piece.value, { stream: true });
      const lines = held.split('\n');
      held = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
