import { newId } from '@shuka/domain/kit/new-id.ts';
import { move, openClearing, openWallet } from '#finance';
import type { Clock } from '#kit/clock.ts';
import { row, sql, type Db, type Pool } from '#kit/db.ts';

type TopUp = { readonly id?: string; readonly by?: string | null; readonly provider?: string };

/** Puts money of the sandbox into a wallet at a time, as somebody paid it in; where nobody is named, nobody did. */
export const payIn = async (
  db: Db,
  accountId: string,
  amountKobo: number,
  at: Date,
  { id = newId(), by = null, provider = 'sandbox' }: TopUp = {},
): Promise<void> => {
  const from = await openClearing(db, provider, 'sandbox', at);
  const to = await openWallet(db, accountId, 'sandbox', at);
  const asked = { id, kind: 'top-up', reason: '', subjectId: null, from, to, amountKobo } as const;
  await move(db, asked, { by, endpoint: 'world', requestId: 'world', at });
};

/** Puts money of the sandbox into somebody's wallet. */
export const fillWallet = (
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  { accountId }: { readonly accountId: string },
  amountKobo: number,
): Promise<void> => payIn(pool, accountId, amountKobo, clock.now());

/** Takes all money of the sandbox out of somebody's wallet. */
export const emptyWallet = async (
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  { accountId }: { readonly accountId: string },
): Promise<void> => {
  const at = clock.now();
  const [id, from, to] = [
    newId(),
    await openWallet(pool, accountId, 'sandbox', at),
    await openClearing(pool, 'sandbox', 'sandbox', at),
  ];
  const held = await row<{ kobo: number }>(
    pool,
    sql`select balance_kobo as kobo from finance.ledger_account where id = ${from}`,
  );
  const asked = { id, kind: 'payout', reason: '', subjectId: id, from, to, amountKobo: held?.kobo ?? 0 } as const;
  await move(pool, asked, { by: accountId, endpoint: 'world', requestId: 'world', at });
};
