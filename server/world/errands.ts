import { planVisit, recordVisit } from '@shuka/domain/extension';
import { addPhoto } from '@shuka/domain/farms';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { recordInspection } from '@shuka/domain/reports';
import { farms } from './farms.ts';
import { inspectionDraft } from './inspections.ts';
import { endOf, keeper } from './keeper.ts';
import type { OpenHouse } from './open-house.ts';
import { people, type WorldPerson } from './people.ts';
import { openPhone } from './phone.ts';
import { visitTo } from './same-farmer.ts';

/* What a manager does on a farm of Amina's, and what of her is on a phone. */

const { amina } = people;
const farmId = farms[0]?.id ?? '';
const photo = {
  plotId: null,
  thumb: { sha256: 'a'.repeat(64), sizeBytes: 100 },
  full: { sha256: 'b'.repeat(64), sizeBytes: 1000 },
};

/** Acts on a farm, Amina's first unless said otherwise, today. */
export const errandsIn = (house: OpenHouse) => {
  const today = (): string => dayOf(house.clock.now());
  const visit = (to: string | null = farmId, day = today()) => ({
    ...visitTo(amina.accountId, to, 'The stand is even; feed it in two weeks.'),
    visitedOn: day,
  });
  const make = (by: WorldPerson, one = visit()) => house.as(by).call(recordVisit, one);
  const plan = (by: WorldPerson, to: string | null = farmId) => {
    const about = { keeperId: amina.accountId, farmId: to, plannedOn: today() };
    const rest = { timeOfDay: null, purpose: 'routine', note: '' } as const;
    return house.as(by).call(planVisit, { id: newId(), ...about, ...rest });
  };
  const inspect = (by: WorldPerson, to = farmId) =>
    house.as(by).call(recordInspection, { ...inspectionDraft({ id: newId() }), farmId: to, inspectedOn: today() });
  const take = (by: WorldPerson, to = farmId) =>
    house.as(by).call(addPhoto, { id: newId(), farmId: to, takenAt: house.clock.now().toISOString(), ...photo });

  /** A phone that is kept up to date. */
  const followPhone = async (person: WorldPerson) => {
    const phone = await openPhone(house, person);
    const held = keeper();
    let cursor: string | undefined;
    const sync = async (): Promise<void> => {
      const lines = await phone.pull(cursor);
      held.apply(lines);
      cursor = endOf(lines);
    };
    await sync();
    const ofAmina = (): string[] =>
      [...held.kept.values()].filter(({ body }) => body['keeperId'] === amina.accountId).map(({ type }) => type);
    return { sync, ofAmina, kept: held.kept };
  };
  return { today, visit, make, plan, inspect, take, followPhone };
};
