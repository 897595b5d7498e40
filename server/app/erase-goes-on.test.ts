import { afterAll, expect, test } from 'vitest';
import { closeAccount } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { recordInspection } from '@shuka/domain/reports';
import { findMarkKeys } from '#reports';
import { row, rows, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { inspectionDraft } from '#world/inspections.ts';
import { openHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';
import { eraseClosed } from './erase-closed.ts';

/* What goes wrong with one account, or with the file store, is done later, and keeps nothing else from being done. */

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi } = people;

const close = async (person: WorldPerson) =>
  expect((await (await house.signIn(person)).call(closeAccount, { password: person.password })).status).toBe(200);

const nameOf = async ({ accountId }: WorldPerson) =>
  (
    await row<{ name: string }>(
      house.pool,
      sql`select first_name as name from accounts.account where id = ${accountId}`,
    )
  )?.name;

const noted = () => rows(house.pool, sql`select key, extension from kit.file_to_drop`);

/** Nothing of this person can be erased, whatever the reason. */
const stick = (accountId: string) =>
  house.pool.query(
    `create function kit.stick() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$;
     create trigger stuck before update on accounts.account for each row
       when (old.id = '${accountId}' and new.first_name = '-') execute function kit.stick()`,
  );

const unstick = () => house.pool.query('drop trigger stuck on accounts.account');

const away = {
  ...house.services,
  files: {
    ...house.services.files,
    remove: async () => {
      throw new Error('the file store is away');
    },
  },
};

test('an account that cannot be erased keeps no other from it, nor a file store that is away', async () => {
  const mark = { kind: 'thumb' as const, picture: (await picture('webp')).toString('base64') };
  const draft = inspectionDraft({ id: newId(), isFarmerPresent: true, mark });
  expect((await house.as(chidi).call(recordInspection, draft)).status).toBe(201);
  const [key = ''] = await findMarkKeys(house.pool, amina.accountId);
  await close(musa);
  await close(amina);
  await stick(musa.accountId);
  house.clock.move({ hours: 30 * 24 + 1 });

  await expect(eraseClosed(away)).rejects.toThrow('wait to be dropped');
  expect([await nameOf(musa), await nameOf(amina)]).toEqual([musa.firstName, '-']);
  expect(house.errors.map(({ words }) => words)).toEqual([
    'a closed account could not be erased',
    'files of erased accounts could not be dropped',
  ]);
  expect(house.errors[0]?.what).toMatchObject({ accountId: musa.accountId });
  expect(await noted()).toContainEqual({ key, extension: 'webp' });
  expect(await house.services.files.get(key, 'webp')).not.toBeNull();

  await expect(eraseClosed(house.services)).rejects.toThrow('1 closed accounts could not be erased');
  expect(await house.services.files.get(key, 'webp')).toBeNull();
  expect(await noted()).toEqual([]);

  await unstick();
  expect(await eraseClosed(house.services)).toBe(1);
  expect(await nameOf(musa)).toBe('-');
});
