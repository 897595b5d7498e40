import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Where one request is cut: after so many bytes of it, or of its answer. */
export type Cut = { readonly begins: string; readonly way: 'up' | 'down'; readonly at: number };

/** A line that cuts exactly one request, once, at exactly one byte. */
export type CutLine = {
  readonly port: number;
  arm(cut: Cut | null): void;
  /** Whether the armed cut has come to pass. */
  wasCut(): boolean;
  close(): Promise<void>;
};

export const openCutLine = async (port: number): Promise<CutLine> => {
  let armed: Cut | null = null;
  let isCut = false;

  const cutBetween = (near: Socket, far: Socket, first: Buffer): Cut | null => {
    const { begins } = armed ?? { begins: ' ' };
    if (!first.subarray(0, begins.length).toString('latin1').startsWith(begins)) return null;
    const cut = armed;
    armed = null;
    let left = cut?.at ?? 0;
    const limit = (to: Socket, bytes: Buffer): void => {
      to.write(bytes.subarray(0, left));
      left -= bytes.length;
      if (left > 0 || isCut) return;
      isCut = true;
      far.destroySoon();
      near.destroySoon();
    };
    if (cut?.way === 'up') limit(far, first);
    else far.write(first);
    near.on('data', (bytes: Buffer) => (cut?.way === 'up' ? !isCut && limit(far, bytes) : far.write(bytes)));
    far.on('data', (bytes: Buffer) => (cut?.way === 'down' ? !isCut && limit(near, bytes) : near.write(bytes)));
    return cut;
  };

  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.on('close', () => far.destroySoon());
    far.on('close', () => near.destroySoon());
    near.once('data', (first: Buffer) => {
      if (cutBetween(near, far, first) !== null) return;
      far.write(first);
      near.pipe(far);
      far.pipe(near);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port, // a TCP server's address is never a path
    arm: (cut) => {
      armed = cut;
      isCut = false;
    },
    wasCut: () => isCut,
    close: async () => void (await new Promise((resolve) => server.close(resolve))),
  };
};
