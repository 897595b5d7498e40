import { newId } from '@shuka/domain/kit/new-id.ts';
import type { Company } from '@shuka/domain/relations';
import { insertMillWord } from '#accounts';
import { setMillOpening } from '#marketplace';
import { insertCompany, insertShiftEntry, insertStaff } from '#relations';
import type { Services } from '#kit/context.ts';
import { run, sql, type Db } from '#kit/db.ts';
import { accountIdOf } from './caseload-ids.ts';
import { loadPerson } from './load-person.ts';
import { idOf, people, type WorldPerson } from './people.ts';

/** Danjuma's mill; its number is invented. */
export const mill: Company = {
  companyId: idOf(30),
  name: 'Danjuma Mills',
  kind: 'mill',
  cacClass: 'RC',
  cacNumber: '1234567',
  stateCode: 'KN',
  lga: 'Kumbotso',
  address: '7 Sharada Industrial Estate',
  monthlyTonnes: 600,
};

/** Who works at the mill besides him. Invented like all the others. */
export const staffers = {
  zainab: {
    accountId: idOf(20),
    firstName: 'Zainab',
    lastName: 'Umar',
    email: 'zainab.umar@shuka.example',
    phone: '+2348031234520',
    password: 'awon-buhu-hamsin',
    roles: ['agro-processor'],
    state: 'active',
  },
  emeka: {
    accountId: idOf(21),
    firstName: 'Emeka',
    lastName: 'Obi',
    email: 'emeka.obi@shuka.example',
    phone: '+2348031234521',
    password: 'oka-na-ahia-12',
    roles: ['agro-processor'],
    state: 'active',
  },
} as const satisfies Record<string, WorldPerson>;

/** Danjuma owns his mill, in the demo and in tests. */
export const loadCompany = async (db: Db, now: Date): Promise<void> => {
  const { accountId } = people.danjuma;
  const about = 'We mill maize and sorghum for the markets of Kano, and pay on what the scale says.';
  await run(db, sql`update accounts.account set location = 'Kumbotso', about = ${about} where id = ${accountId}`);
  await insertCompany(db, { ...mill, ownerId: accountId, now });
  await insertStaff(db, { companyId: mill.companyId, accountId, duty: 'owner', decidedBy: accountId, now });
};

const hour = 3_600_000;

/** Zainab took the gate over from Danjuma on the morning of that day. */
const loadShifts = async (db: Db, now: Date): Promise<void> => {
  const { companyId } = mill;
  const [byId, onId] = [people.danjuma.accountId, staffers.zainab.accountId];
  const opened = { act: 'opened', byId, onId: byId, trucks: null, bags: null, note: '' } as const;
  await insertShiftEntry(db, { ...opened, id: newId(), companyId, number: 1, at: new Date(now.getTime() - 4 * hour) });
  const note = 'Two trucks from Bichi wait since six. The small scale sticks at zero.';
  const handed = { act: 'handed', byId, onId, trucks: 2, bags: 118, note } as const;
  await insertShiftEntry(db, { ...handed, id: newId(), companyId, number: 2, at: now });
};

/** Zainab is the clerk at the gate, Emeka buys. */
export const loadStaff = async (db: Db, services: Services, now: Date): Promise<void> => {
  const decidedBy = people.danjuma.accountId;
  const duties = [
    [staffers.zainab, 'clerk'],
    [staffers.emeka, 'buyer'],
  ] as const;
  for (const [person, duty] of duties) {
    await loadPerson(db, services, person);
    await insertStaff(db, { companyId: mill.companyId, accountId: person.accountId, duty, decidedBy, now });
  }
  await loadShifts(db, now);
};

/** In the demo alone: managers whom mills see, and agri-businesses that were opened to them. */
export const loadSeenByMills = async (db: Db, now: Date): Promise<void> => {
  for (const { accountId: managerId } of [people.chidi, people.halima])
    await insertMillWord(db, { id: newId(), managerId, textVersion: 1, isGiven: true, now });
  for (const ownerId of [people.amina.accountId, accountIdOf('khadija'), accountIdOf('ibrahim')])
    await setMillOpening(db, ownerId, ownerId, now);
};
