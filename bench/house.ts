import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@shuka/server/world/free-port.ts';
import { root, startProgram } from './program.ts';

/** The built server, running as `npm start` runs it, with the demo world in its database. */
export type House = {
  readonly port: number;
  readonly processId: number;
  readonly publicUrl: string;
  readonly secretKey: Buffer;
  /** Its pictures. */
  readonly folder: string;
  stop(): Promise<void>;
};

type Options = {
  /** PostgreSQL; without it the house opens its embedded database. */
  readonly databaseUrl?: string;
  readonly publicUrl?: string;
  /** Of a database that was opened before: what it holds is sealed with it. */
  readonly secretKey?: Buffer;
  /** Another process of the same house: its address, its key and its folder are this one's too. */
  readonly beside?: House;
};

export const startHouse = async ({ databaseUrl, beside, ...own }: Options): Promise<House> => {
  const port = await freePort();
  const folder = beside?.folder ?? mkdtempSync(join(tmpdir(), 'shuka-bench-house-'));
  const secretKey = beside?.secretKey ?? own.secretKey ?? randomBytes(32);
  const address = beside?.publicUrl ?? own.publicUrl ?? `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: address,
    DATA_FOLDER: folder,
    DEMO_WORLD: 'small',
    SECRET_KEY: secretKey.toString('base64'),
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const args = ['--enable-source-maps', join(root, 'dist', 'server', 'main.js')];
  const program = await startProgram(process.execPath, args, { env, readyWords: / is ready at / });
  const stop = async (): Promise<void> => {
    await program.stop();
    if (beside === undefined) rmSync(folder, { recursive: true, force: true });
  };
  return { port, processId: program.processId, publicUrl: address, secretKey, folder, stop };
};
