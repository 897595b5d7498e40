import type { EventDraft } from '@shuka/domain/supervision';
import { beginDuty, beginPostings, insertEvent, insertNote, insertReturnWord, insertZone, setLgas } from '#supervision';
import type { Db } from '#kit/db.ts';
import { idOf, people } from './people.ts';

const zoneId = idOf(901);
const reason = 'The zone was made.';

const held = (number: number, draft: Partial<EventDraft>): EventDraft => ({
  id: idOf(number),
  kind: 'fnt',
  title: '',
  organiser: 'KNARDA',
  category: 'Extension managers',
  heldOn: '2026-05-12',
  many: 1,
  men: 0,
  women: 0,
  youth: 0,
  place: 'Bichi',
  collaborators: '',
  note: '',
  corrects: null,
  isCancelled: false,
  ...draft,
});

const events: readonly EventDraft[] = [
  held(911, { title: 'Spacing and thinning of maize', men: 14, women: 6, youth: 5, collaborators: 'NAERLS, Zaria' }),
  held(912, { kind: 'mtrm', title: 'May review', heldOn: '2026-05-28', men: 9, women: 3, place: 'Kano' }),
  held(913, { kind: 'group-formed', title: 'Women of Badume', category: 'Farmers', many: 3, women: 41, youth: 12 }),
];

/** Loads the zone where Halima supervises and Chidi works, with a note, three events and the targets of the year. */
export const loadZones = async (db: Db, decidedBy: string, bornAt: Date): Promise<void> => {
  const { chidi, halima } = people;
  await insertZone(db, { id: zoneId, name: 'Kano North', stateCode: 'KN', lgas: [] }, bornAt);
  await setLgas(db, zoneId, 'KN', ['Bichi', 'Dawakin Tofa', 'Tofa', 'Makoda', 'Gezawa', 'Minjibir']);
  const managerIds = [chidi.accountId, halima.accountId];
  const decided = { zoneId, decidedBy, reason };
  await beginPostings(db, { ids: [idOf(902), idOf(903)], managerIds, ...decided }, bornAt);
  await beginDuty(db, { id: idOf(904), ...decided }, halima.accountId, bornAt);
  const by = { zoneId, recordedBy: chidi.accountId, byName: 'Chidi Okafor' };
  for (const event of events) await insertEvent(db, event, by, new Date(`${event.heldOn}T16:00:00Z`));
  await insertNote(
    db,
    {
      id: idOf(921),
      zoneId,
      managerId: chidi.accountId,
      byId: halima.accountId,
      byName: 'Halima Sani',
      text: 'Good work in Bichi. Please go to the farmers in Tofa before the rains.',
    },
    new Date('2026-05-29T10:00:00Z'),
  );
  await insertReturnWord(
    db,
    {
      id: idOf(922),
      zoneId,
      year: 2026,
      targets: { mtrm: 12, fnt: 24, 'groups-formed': 10, 'visits-by-managers': 400 },
      remarks: '',
      constraints: 'Few motorcycles for the road to Tofa.',
      saidBy: halima.accountId,
    },
    0,
    bornAt,
  );
};
