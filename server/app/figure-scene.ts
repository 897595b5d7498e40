import { states } from '@shuka/domain/kit/nigeria.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertMail } from '#figures';
import { people } from '#world';
import { boardInputs, zoneIdOf } from './board-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const { amina, bola, chidi, ngozi } = people;

/** Chidi supervises a zone of Kaduna where it is assigned, and looks at no other state. */
const placeOf = async (one: Case): Promise<string> => {
  if (one.object === 'assigned') await zoneIdOf(one);
  return { assigned: 'KD', other: 'LA', any: 'LA', own: 'LA', missing: 'LA', malformed: 'no-state' }[one.object];
};

/** A mail is its reader's alone: what is in a manager's care is nobody's but theirs here. */
const ownerOf = ({ viewer, object }: Case): string => {
  if (object !== 'own' && object !== 'assigned') return amina.accountId;
  if (viewer === 'manager') return chidi.accountId;
  return (viewer === 'investor' ? bola : ngozi).accountId;
};

/** One mail of a place goes to a person at a time. */
const placeNames = states.map(({ code }) => code);
let made = 0;

/** A mail that goes to whoever asks, or to somebody else; each is of another place, as one goes once. */
const mailIdOf = (one: Case): Promise<string> =>
  idFor(one.object, async () => {
    const { pool, clock } = one.house;
    const place = placeNames[(made += 1) % placeNames.length] ?? '';
    const draft = { id: newId(), accountId: ownerOf(one), place, every: 'month', sentOn: '2026-06-01' } as const;
    return (await insertMail(pool, draft, clock.now()))?.id ?? '';
  });

/** Input for the operations on figures; nothing but authorization could refuse it. */
const figureInputs: Readonly<Record<string, MakeInput>> = {
  'GET /api/figures': () => ({}),
  'GET /api/figures/{place}': async (one) => ({ place: await placeOf(one) }),
  'GET /api/figures/{place}/file': async (one) => ({ place: await placeOf(one), format: 'csv' }),
  'POST /api/figures/{place}/mails': async (one) => ({ id: newId(), place: await placeOf(one), every: 'week' }),
  'GET /api/figure-mails': () => ({}),
  'POST /api/figure-mails/{mailId}/stop': async (one) => ({ id: newId(), mailId: await mailIdOf(one) }),
};

/** Input for what supervisors do and look at: their zone, and the figures of its state. */
export const supervisorInputs: Readonly<Record<string, MakeInput>> = { ...boardInputs, ...figureInputs };
