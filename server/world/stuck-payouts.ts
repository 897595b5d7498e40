import { saveBankAccount } from '@shuka/domain/accounts';
import { askPayout, decidePayout, readPayout, readWallet, returnPayout } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import type { PaymentProvider, TransferFound } from '#kit/payments.ts';
import { people, type WorldPerson } from './people.ts';
import { fillWallet } from './fill-wallet.ts';
import { openHouse } from './open-house.ts';

/** What the provider knows and does; a test changes it. */
type StuckProvider = {
  known: TransferFound | null;
  isAway: boolean;
  ordered: number;
  /** What happens while it is being asked. */
  meanwhile: () => Promise<unknown>;
};

const nothing = async (): Promise<void> => undefined;

const standIn = (said: StuckProvider): PaymentProvider =>
  ({
    name: 'sandbox',
    isSandbox: true,
    transfer: async () => {
      said.ordered += 1;
      throw new Error('sandbox: no answer in time');
    },
    verifyTransfer: async () => {
      if (said.isAway) throw new Error('sandbox: no answer in time');
      const { known } = said;
      await said.meanwhile();
      return known;
    },
  }) as Partial<PaymentProvider> as PaymentProvider; // nothing else of it is called

/** What a stuck payout of Amina's comes to: ₦10,000. */
export const stuckKobo = 1_000_000;

/** A house whose provider never hears of an order, Amina with money in her wallet, and two admins. */
export const openStuckPayouts = async (
  send: (house: Awaited<ReturnType<typeof openHouse>>, id: string) => Promise<void>,
) => {
  const said: StuckProvider = { known: null, isAway: false, ordered: 0, meanwhile: nothing };
  const house = await openHouse({ payments: [standIn(said)] });
  const { amina, ifeoma, ngozi } = people;
  const bank = { bankCode: '000013', accountNumber: '0123456789', password: amina.password };
  await house.as(amina).call(saveBankAccount, bank);
  await run(house.pool, sql`update accounts.identity_number set changed_at = changed_at - interval '25 hours'`);
  await fillWallet(house, amina, 90 * stuckKobo);

  const step = (by: WorldPerson, payoutId: string, how: 'ask' | 'agree' | 'drop', reason = 'The provider has none') =>
    house.as(by).call(returnPayout, { payoutId, step: how, reason, password: by.password });

  /** A payout whose order was lost on the way, older than any order takes. */
  const stuck = async (): Promise<string> => {
    const id = newId();
    const { password } = ngozi;
    await house.as(amina).call(askPayout, { id, amountKobo: stuckKobo, password: amina.password });
    await house.as(ngozi).call(decidePayout, { payoutId: id, decision: 'approve', reason: '', password });
    await send(house, id).catch(() => undefined);
    house.clock.move({ minutes: 11 });
    return id;
  };

  /** The same, with an admin who asked for its return ten minutes ago. */
  const askedFor = async (): Promise<string> => {
    const id = await stuck();
    await step(ngozi, id, 'ask');
    house.clock.move({ minutes: 11 });
    return id;
  };
  return {
    house,
    said,
    ifeoma,
    step,
    stuck,
    askedFor,
    send: (id: string) => send(house, id),
    inWallet: async () => (await house.as(amina).call(readWallet, {})).body.balanceKobo,
    stateOf: async (payoutId: string) => (await house.as(amina).call(readPayout, { payoutId })).body.state,
  };
};
