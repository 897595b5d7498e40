import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertMail } from '#figures';
import { people } from '#world';
import { zoneIdOf } from './board-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const { amina, bola, chidi, ngozi } = people;

/** Chidi supervises a zone of Kaduna where it is assigned, and looks at no other state. */
const placeOf = async (one: Case): Promise<string> => {
  if (one.object === 'assigned') await zoneIdOf(one);
  return { assigned: 'KD', other: 'LA', any: 'LA', own: 'LA', missing: 'LA', malformed: 'no-state' }[one.object];
};

const ownerOf = ({ viewer, object }: Case): string => {
  const own = { manager: chidi, investor: bola, admin: ngozi } as const;
  if (object !== 'own' || (viewer !== 'manager' && viewer !== 'investor' && viewer !== 'admin')) return amina.accountId;
  return own[viewer].accountId;
};

/** A mail that goes to whoever asks, or to somebody else; each is of another place, as one goes once. */
const mailIdOf = (one: Case): Promise<string> =>
  idFor(one.object, async () => {
    const { pool, clock } = one.house;
    const draft = { id: newId(), accountId: ownerOf(one), place: 'OG', every: 'month', sentOn: '2026-06-01' } as const;
    return (await insertMail(pool, draft, clock.now()))?.id ?? '';
  });

/** Input for the operations on figures; nothing but authorization could refuse it. */
export const figureInputs: Readonly<Record<string, MakeInput>> = {
  'GET /api/figures': () => ({}),
  'GET /api/figures/{place}': async (one) => ({ place: await placeOf(one) }),
  'GET /api/figures/{place}/file': async (one) => ({ place: await placeOf(one), format: 'csv' }),
  'POST /api/figures/{place}/mails': async (one) => ({ id: newId(), place: await placeOf(one), every: 'week' }),
  'GET /api/figure-mails': () => ({}),
  'POST /api/figure-mails/{mailId}/stop': async (one) => ({ id: newId(), mailId: await mailIdOf(one) }),
};
