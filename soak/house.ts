import type { Pool } from '@shuka/server/kit/db.ts';
import { makeSecrets, type Secrets } from '@shuka/server/kit/secrets.ts';

/** A server with its database, however it runs. */
export type House = {
  /** Where the server listens; it stays the same when the server is started again. */
  readonly port: number;
  readonly pool: Pool;
  /** The embedded database has one session for all: there no two transactions overlap. */
  readonly kind: 'postgres' | 'embedded';
  readonly now: () => Date;
  readonly close: () => Promise<void>;
};

/** The key every server of a soak has, so that sessions can be made without asking it. */
export const secretKey = Buffer.alloc(32, 7);

export const secrets: Secrets = makeSecrets(secretKey);
