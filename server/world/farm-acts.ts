import { listMyFarms } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { OpenHouse } from './open-house.ts';
import type { WorldPerson } from './people.ts';
import type { Act } from './phone.ts';

/** Where a farm lies that nothing more is said of. */
export const farmPlace = { stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Millet' };

/** A farm registered on a phone. */
export const newFarm = (name: string, more: object = {}): Act => [
  'farms.register',
  { ...farmPlace, id: newId(), name, ...more },
];

/** A farm given another name on a phone. */
export const renamedFarm = (farmId: string, was: string, becomes: string): Act => [
  'farms.revise',
  { farmId, was: { name: was }, becomes: { name: becomes } },
];

/** The names of somebody's farms as the server has them. */
export const farmsOf = async (house: OpenHouse, person: WorldPerson): Promise<string[]> =>
  (await house.as(person).call(listMyFarms, { limit: '100' })).body.items.map(({ name }) => name);
