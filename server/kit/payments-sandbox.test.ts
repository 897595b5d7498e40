import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  sandboxFailingAccount,
  sandboxPayments,
  sandboxUnknownAccount,
  type SandboxOrder,
} from './payments-sandbox.ts';

let kept: Map<string, SandboxOrder>;
beforeEach(() => void (kept = new Map()));

const secret = 'a-key-of-the-house';
const sandbox = () =>
  sandboxPayments({
    publicUrl: 'http://localhost:3000',
    secret,
    book: {
      keep: async (order) => void (kept.has(order.reference) || kept.set(order.reference, order)),
      find: async (reference) => kept.get(reference) ?? null,
    },
  });

const charge = { reference: 'one', amountKobo: 500_000, email: '', name: '', returnTo: '', description: '' };
const bank = { code: '000013', name: 'GTBank', cbnCode: '058' };
const transfer = { reference: 'two', amountKobo: 500_000, bank, accountName: '', narration: '' };

describe('the sandbox', () => {
  test('says of itself that its money is not real', () => expect(sandbox().isSandbox).toBe(true));

  test('has a page of our own for a charge, which is open until somebody ends it', async () => {
    expect(await sandbox().initialise(charge)).toEqual({ address: 'http://localhost:3000/sandbox/pay/one' });
    const open = { state: 'open', amountKobo: 500_000, currency: 'NGN', providerReference: 'sandbox-one' };
    expect(await sandbox().verify('one')).toEqual(open);
    kept.set('one', { reference: 'one', kind: 'charge', amountKobo: 500_000, outcome: 'paid' });
    expect(await sandbox().verify('one')).toEqual({ ...open, state: 'paid' });
  });

  test('sends at once, once, and sends back from one account', async () => {
    const made = { state: 'sent', providerReference: 'sandbox-two' };
    expect(await sandbox().transfer({ ...transfer, accountNumber: '0123456789' })).toEqual(made);
    expect(await sandbox().verifyTransfer('two')).toEqual(made);
    const failing = { ...transfer, reference: 'three', accountNumber: sandboxFailingAccount };
    expect(await sandbox().transfer(failing)).toMatchObject({ state: 'failed' });
    expect(await sandbox().verifyTransfer('three')).toMatchObject({ state: 'failed' });
  });

  test('knows neither what nobody asked for, nor a charge as a transfer', async () => {
    await sandbox().initialise(charge);
    expect([await sandbox().verify('none'), await sandbox().verifyTransfer('one')]).toEqual([null, null]);
  });

  test('has a name for every account but one, and no person’s', async () => {
    expect(await sandbox().findAccountName({ bank, accountNumber: '0123456789' })).toBe('SANDBOX ACCOUNT 789');
    expect(await sandbox().findAccountName({ bank, accountNumber: sandboxUnknownAccount })).toBeNull();
  });

  test('tells what is signed with the key of the house, and nothing else', () => {
    const body = Buffer.from('{"id":"e1","about":"charge","reference":"one"}');
    const signature = createHmac('sha512', secret).update(body).digest('hex');
    const heard = sandbox().readWebhook(body, { 'x-sandbox-signature': signature });
    expect(heard).toEqual({ id: 'e1', about: 'charge', reference: 'one' });
    expect(sandbox().readWebhook(Buffer.from('{}'), { 'x-sandbox-signature': signature })).toBeNull();
    expect(sandbox().readWebhook(body, {})).toBeNull();
  });
});
