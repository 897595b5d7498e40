import { scaleListener } from '@shuka/domain/processing';

/** What of a serial port is needed here; browsers that have none have no `navigator.serial`. */
export type ScalePort = {
  readonly readable: ReadableStream<Uint8Array> | null;
  open(options: { baudRate: number }): Promise<void>;
  close(): Promise<void>;
};

type Serial = { requestPort(): Promise<ScalePort> };

/** How fast most indicators send unless somebody set them otherwise. */
const baudRate = 9600;

export const serialHere = (): Serial | null =>
  (typeof navigator === 'undefined' ? null : (Reflect.get(navigator, 'serial') as Serial | undefined)) ?? null;

/**
 * Listens to a scale until `signal` says to stop or its cable is pulled.
 * @throws what the port throws when it cannot be opened: another program may have it.
 */
export const listenToScale = async (
  port: ScalePort,
  onWeight: (grams: number) => void,
  signal: AbortSignal,
): Promise<void> => {
  await port.open({ baudRate });
  const reader = port.readable?.getReader();
  const stop = (): void => void reader?.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop);
  const [listen, letters] = [scaleListener(onWeight), new TextDecoder()];
  try {
    for (;;) {
      const said = await reader?.read();
      if (said?.value === undefined || said.done) break;
      listen(letters.decode(said.value, { stream: true }));
    }
  } finally {
    signal.removeEventListener('abort', stop);
    reader?.releaseLock();
    await port.close().catch(() => undefined);
  }
};
