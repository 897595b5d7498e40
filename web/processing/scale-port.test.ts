import { expect, test } from 'vitest';
import { listenToScale, type ScalePort } from './scale-port.ts';

/** A port with a scale behind it that sends these pieces, and then nothing until it is closed. */
const portOf = (pieces: readonly string[], isOver = true) => {
  const did: string[] = [];
  const readable = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      if (isOver) controller.close();
    },
  });
  const port: ScalePort = {
    readable,
    open: async ({ baudRate }) => void did.push(`open ${baudRate}`),
    close: async () => void did.push('close'),
  };
  return { port, did };
};

test('a scale at the cable is heard until it says no more', async () => {
  const heard: number[] = [];
  const { port, did } = portOf(['US,GS,+  51', '9.5kg\r\nST,GS,+  520.0kg\r\n', 'ST,GS,+   20.0kg\r\n']);
  await listenToScale(port, (grams) => heard.push(grams), new AbortController().signal);
  expect(heard).toEqual([520_000, 20_000]);
  expect(did).toEqual(['open 9600', 'close']);
});

test('and let go when nobody listens any more', async () => {
  const { port, did } = portOf(['ST,GS,+  520.0kg\r\n'], false);
  const stopping = new AbortController();
  await listenToScale(port, () => stopping.abort(), stopping.signal);
  expect(did).toEqual(['open 9600', 'close']);
});
