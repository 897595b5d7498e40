import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import * as keepers from './keepers.ts';
import { amina, atHome, save } from './pretend-phone.ts';

const files = () => ({ indexedDb: new IDBFactory(), keyRange: IDBKeyRange });

const minute = 60_000;

const withClock = () => {
  const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
  return { clock, ...atHome(files(), { now: () => clock.now }) };
};

describe('a PIN', () => {
  const wrong = (phone: ReturnType<typeof withClock>['phone']) => keepers.tryPin(phone.deps, amina.accountId, '000000');

  test('may be wrong five times; then each next try waits longer, and after ten the password is asked', async () => {
    const { phone, clock } = withClock();
    await phone.tab().setUp(amina);
    for (const triesLeft of [4, 3, 2, 1]) expect(await wrong(phone)).toEqual({ kind: 'wrong', triesLeft });
    for (const wait of [1, 5, 15, 60, 60]) {
      const untilMillis = clock.now + wait * minute;
      expect(await wrong(phone)).toEqual({ kind: 'wait', untilMillis });
      expect(await keepers.tryPin(phone.deps, amina.accountId, '246810')).toEqual({ kind: 'wait', untilMillis });
      clock.now = untilMillis;
    }
    expect(await wrong(phone)).toEqual({ kind: 'password-needed' });
    expect(await keepers.tryPin(phone.deps, amina.accountId, '246810')).toEqual({ kind: 'password-needed' });
  });

  test('that is right forgets the wrong ones before it', async () => {
    const { phone } = withClock();
    await phone.tab().setUp(amina);
    await wrong(phone);
    expect(await keepers.tryPin(phone.deps, amina.accountId, '246810')).toMatchObject({ kind: 'open', person: amina });
    expect(await wrong(phone)).toEqual({ kind: 'wrong', triesLeft: 4 });
  });

  test('does not wait for years when the clock was set back', async () => {
    const { phone, clock } = withClock();
    await phone.tab().setUp(amina);
    for (let tries = 0; tries < 5; tries += 1) await wrong(phone);
    clock.now -= 400 * 1440 * minute;
    expect(await wrong(phone)).toEqual({ kind: 'wait', untilMillis: clock.now + minute });
    clock.now += minute;
    expect(await keepers.tryPin(phone.deps, amina.accountId, '246810')).toMatchObject({ kind: 'open' });
  });

  test('can be changed, and replaced by the recovery key the server keeps', async () => {
    const { phone, server } = withClock();
    const tab = await phone.tab().setUp(amina);
    await save(tab, 'Hill farm');
    await tab.sync();
    await tab.engine.stop();
    expect(await keepers.changeKeeperPin(phone.deps, amina.accountId, '000000', '111111')).toBeNull();
    expect(await keepers.changeKeeperPin(phone.deps, amina.accountId, '246810', '111111')).not.toBeNull();
    const recoveryKey = [...server.state.devices.values()][0]?.recoveryKey ?? '';
    expect(await keepers.recoverKeeper(phone.deps, amina.accountId, recoveryKey, '222222')).not.toBeNull();
    await expect(phone.tab().unlock(amina, '111111')).rejects.toThrow('wrong');
    const again = await phone.tab().unlock(amina, '222222');
    expect(again.farms()).toEqual(['Hill farm: accepted']);
  });
});
