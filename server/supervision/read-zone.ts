import { readZone as contract } from '@shuka/domain/supervision';
import { findNames, fullNamesOf } from '#accounts';
import { countCareOf } from '#relations';
import { handle } from '#kit/route.ts';
import { zoneNow } from './demand-zone.ts';
import { findDuties } from './duty-store.ts';
import { findPosted } from './posting-store.ts';

export const readZone = handle(contract, async ({ zoneId }, { db }) => {
  const posted = await findPosted(db, zoneId);
  const duties = await findDuties(db, [zoneId]);
  const ids = posted.map(({ managerId }) => managerId);
  const people = new Map((await findNames(db, ids)).map((person) => [person.accountId, person]));
  const supervisors = await fullNamesOf(
    db,
    duties.map(({ supervisorId }) => supervisorId),
  );
  const care = await countCareOf(db, ids);
  const managers = posted.map(({ managerId, since }) => {
    const person = people.get(managerId);
    const name = person === undefined ? '' : `${person.firstName} ${person.lastName}`;
    return { managerId, name, phone: person?.phone ?? '', farmers: care.get(managerId) ?? 0, since };
  });
  return {
    zone: await zoneNow(db, zoneId),
    managers: managers.toSorted((one, other) => one.name.localeCompare(other.name)),
    duties: duties.map((duty) => ({ ...duty, name: supervisors.get(duty.supervisorId) ?? '' })),
  };
});
