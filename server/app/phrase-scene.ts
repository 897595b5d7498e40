import type { PhraseLanguage } from '@shuka/domain/library';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import type { OpenHouse } from '#world/open-house.ts';
import { phraseHands } from '#world/phrase-hands.ts';
import type { Case, MakeInput } from './scene-case.ts';

const { chidi, halima, ngozi } = people;
const { password } = ngozi;
const reason = 'The programme manager decided so.';

const beginDuty = async (house: OpenHouse, accountId: string, language: PhraseLanguage): Promise<string> => {
  const id = newId();
  await run(
    house.pool,
    sql`update library.speaker set until_at = from_at, ended_by = ${ngozi.accountId}
        where until_at is null and speaker_id = ${accountId}`,
  );
  await run(
    house.pool,
    sql`insert into library.speaker (id, speaker_id, language, from_at, decided_by, reason)
        values (${id}, ${accountId}, ${language}, ${house.clock.now()}, ${ngozi.accountId}, ${reason})`,
  );
  return id;
};

/** Hausa of which Chidi is a speaker, Yoruba of which he is none, or a language without a catalogue. */
const languageOf = async ({ house, object }: Case): Promise<string> => {
  await beginDuty(house, chidi.accountId, 'ha');
  return { assigned: 'ha', other: 'yo' }[object as string] ?? 'fr';
};

/** A text that nobody said anything of. */
const someText = async (house: OpenHouse) => {
  await beginDuty(house, halima.accountId, 'ha');
  await run(house.pool, sql`delete from library.phrase_standing`);
  return phraseHands(house).textOf('farms.add');
};

/** Input for the operations of the desk of texts; nothing but authorization could refuse it. */
export const phraseInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/admin/speakers': async ({ house }) => {
    await beginDuty(house, chidi.accountId, 'ha');
    return { id: newId(), managerId: chidi.accountId, language: 'pcm', reason, password };
  },
  'POST /api/admin/speakers/{dutyId}/end': async ({ house }) => {
    return { id: newId(), dutyId: await beginDuty(house, chidi.accountId, 'ha'), reason, password };
  },
  'GET /api/phrases/{language}': async (one) => ({ language: await languageOf(one) }),
  'GET /api/phrases/{language}/verdicts': async (one) => {
    return { language: await languageOf(one), room: 'screens', key: 'farms.add' };
  },
  'POST /api/phrases/{language}/verdicts': async (one) => {
    const { room, key, digest } = await someText(one.house);
    const draft = { id: newId(), room, key, digest, kind: 'right', text: '', reason: '' };
    return { ...draft, language: await languageOf(one) };
  },
  'POST /api/phrases/{language}/settlements': async (one) => {
    const { body } = await phraseHands(one.house).say(halima, await someText(one.house));
    return { id: newId(), language: await languageOf(one), verdictId: body.verdict?.id, isAgreed: true, note: '' };
  },
  'GET /api/admin/phrases/{language}/agreed': () => ({ language: 'ha' }),
};
