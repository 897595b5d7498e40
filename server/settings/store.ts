import { initialSwitches, type SwitchName, type SwitchState } from '@shuka/domain/settings';
import { rows, run, sql, type Db } from '#kit/db.ts';

type SwitchRow = { name: string; is_open: boolean; changed_at: string };

/** Every switch as it stands: as an admin left it, else as it begins. */
export const readSwitches = async (db: Db): Promise<SwitchState[]> => {
  const touched = await rows<SwitchRow>(db, sql`select name, is_open, changed_at from settings.switch`);
  return initialSwitches().map(({ name, isOpen }) => {
    const found = touched.find((one) => one.name === name);
    return {
      name,
      isOpen: found?.is_open ?? isOpen,
      changedAt: found?.changed_at ?? null,
    };
  });
};

export const setSwitch = (db: Db, name: SwitchName, isOpen: boolean, accountId: string, now: Date) =>
  run(
    db,
    sql`insert into settings.switch (name, is_open, changed_at, changed_by) values (${name}, ${isOpen}, ${now}, ${accountId})
        on conflict (name) do update set is_open = excluded.is_open, changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
  );
