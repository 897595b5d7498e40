import { appointSupervisor, createZone, postManagers } from '@shuka/domain/supervision';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { OpenHouse } from './open-house.ts';
import { people, type WorldPerson } from './people.ts';

export const whyDecided = 'The programme manager decided so.';

type Zone = {
  readonly name: string;
  readonly lgas: readonly string[];
  readonly supervisor: WorldPerson | null;
  readonly managers: readonly WorldPerson[];
};

/** Makes a zone of Kano as an admin does: the zone, then its managers, then its supervisor. Answers its id. */
export const openZone = async (house: OpenHouse, { name, lgas, supervisor, managers }: Zone): Promise<string> => {
  const admin = house.as(people.ngozi);
  const zoneId = newId();
  const made = await admin.call(createZone, { id: zoneId, name, stateCode: 'KN', lgas });
  if (made.status !== 201) throw new Error(`The zone ${name} was not made: ${made.text}`);
  const decided = { zoneId, reason: whyDecided };
  const managerIds = managers.map(({ accountId }) => accountId);
  if (managerIds.length > 0) await admin.call(postManagers, { id: newId(), ...decided, managerIds });
  if (supervisor === null) return zoneId;
  const duty = { id: newId(), ...decided, supervisorId: supervisor.accountId, password: people.ngozi.password };
  const { status, text } = await admin.call(appointSupervisor, duty);
  if (status !== 200) throw new Error(`${supervisor.firstName} was not appointed: ${text}`);
  return zoneId;
};

/** A training in Bichi with twenty people. */
export const eventDraft = (change: Readonly<Record<string, unknown>> = {}) => ({
  id: newId(),
  kind: 'fnt',
  title: 'Spacing of maize',
  organiser: 'KNARDA',
  category: 'Extension managers',
  heldOn: '2026-05-12',
  many: 1,
  men: 14,
  women: 6,
  youth: 5,
  place: 'Bichi',
  collaborators: 'NAERLS, Zaria',
  note: '',
  corrects: null,
  isCancelled: false,
  ...change,
});
