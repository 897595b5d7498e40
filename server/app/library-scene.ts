import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertArticle, insertText, keepAdvice, keepReview, setWaiting } from '#library';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import type { OpenHouse } from '#world/open-house.ts';
import { oggVoice } from '#world/voices.ts';
import { picture } from '#world/pictures.ts';
import { issueIdOf, keeperIdOf } from './extension-scene.ts';
import { caseOf } from './case-scene.ts';
import { landOf } from './farm-scene.ts';
import { phraseInputs } from './phrase-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const { chidi, halima, ngozi } = people;
const { password } = ngozi;
const reason = 'The programme manager decided so.';
const sources = [{ title: 'A leaflet', where: '' }];
const said = { title: 'Space your maize', body: 'Two grains in a hole.', sources };

/** Halima is an agronomist, and Chidi when he is meant to be one. */
export const appoint = async ({ pool, clock }: OpenHouse, isChidi: boolean): Promise<void> => {
  await run(pool, sql`update library.duty set until_at = now(), ended_by = ${ngozi.accountId} where until_at is null`);
  for (const { accountId } of isChidi ? [halima, chidi] : [halima]) {
    await run(
      pool,
      sql`insert into library.duty (id, agronomist_id, from_at, decided_by, reason)
          values (${newId()}, ${accountId}, ${new Date(clock.now().getTime() - 1000)}, ${ngozi.accountId}, 'So it is.')`,
    );
  }
};

const someArticle = async ({ pool, clock }: OpenHouse): Promise<string> => {
  const id = newId();
  const about = { crop: 'maize', stage: null, zones: [] };
  await insertArticle(pool, { id, agronomistId: halima.accountId, ...about }, clock.now());
  return id;
};

const someText = async (house: OpenHouse, articleId: string, writer: typeof chidi | typeof halima): Promise<string> => {
  const id = newId();
  const writtenByName = `${writer.firstName} ${writer.lastName}`;
  const by = { writtenBy: writer.accountId, writtenByName };
  await insertText(house.pool, { id, articleId, language: 'en', ...said }, by, house.clock.now());
  return id;
};

/** A text by Halima that Chidi found good, with a picture and a voice. */
const someAdvice = async (house: OpenHouse) => {
  const { pool, clock, services } = house;
  const articleId = await someArticle(house);
  const textId = await someText(house, articleId, halima);
  const pictureId = newId();
  const shown = await services.files.put(await picture('webp'), 'webp');
  const heard = await services.files.put(oggVoice(1), 'ogg');
  await run(
    pool,
    sql`insert into library.picture (id, text_id, place, file_key, bytes, caption, created_at)
        values (${pictureId}, ${textId}, 1, ${shown}, 90, 'A row', ${clock.now()})`,
  );
  await run(
    pool,
    sql`update library.text set audio_key = ${heard}, audio_type = 'audio/ogg', audio_bytes = 90 where id = ${textId}`,
  );
  await setWaiting(pool, textId);
  const review = { id: newId(), textId, isGood: true, note: '', expiresOn: '2027-05-01' };
  await keepReview(pool, review, 'reviewed', { id: chidi.accountId, name: 'Chidi Okafor' }, clock.now());
  return { articleId, textId, pictureId };
};

const deskIdOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => {
    await appoint(house, whose !== 'other');
    return (whose === 'other' ? halima : chidi).accountId;
  });

const articleIdOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => {
    await appoint(house, whose === 'assigned');
    return someArticle(house);
  });

/** A text of Chidi's, or one of Halima's that waits. */
const textIdOf = ({ house, object }: Case, writer: typeof chidi | typeof halima = chidi): Promise<string> =>
  idFor(object, async (whose) => {
    await appoint(house, whose === 'assigned');
    const textId = await someText(house, await someArticle(house), writer);
    if (writer === halima) await setWaiting(house.pool, textId);
    return textId;
  });

const adviceOf = async ({ house, object }: Case) => {
  const { articleId, textId } = await someAdvice(house);
  const adviceId = await idFor(object, async (whose) => {
    const { keeperId } = await landOf(house, whose);
    const id = newId();
    await keepAdvice(house.pool, [{ id, keeperId }], { articleId, textIds: [textId], sentBy: null }, house.clock.now());
    return id;
  });
  return { adviceId, textId };
};

/** Input for the operations of the library; nothing but authorization could refuse it. */
export const libraryInputs: Readonly<Record<string, MakeInput>> = {
  ...phraseInputs,
  'POST /api/admin/agronomists': async ({ house }) => {
    await appoint(house, false);
    return { id: newId(), managerId: chidi.accountId, reason, password };
  },
  'POST /api/admin/agronomists/{agronomistId}/end': async ({ house }) => {
    await appoint(house, true);
    return { id: newId(), agronomistId: chidi.accountId, reason, password };
  },
  'POST /api/agronomists/{agronomistId}/articles': async (one) => {
    return { id: newId(), agronomistId: await deskIdOf(one), crop: 'maize', stage: null, zones: [] };
  },
  'GET /api/agronomists/{agronomistId}/texts': async (one) => ({ agronomistId: await deskIdOf(one) }),
  'GET /api/articles/{articleId}/desk': async (one) => ({ articleId: await articleIdOf(one) }),
  'POST /api/articles/{articleId}/texts': async (one) => {
    return { id: newId(), articleId: await articleIdOf(one), language: 'en', ...said };
  },
  'POST /api/articles/{articleId}/withdraw': async (one) => {
    return { id: newId(), articleId: await articleIdOf(one), reason };
  },
  'PUT /api/article-texts/{textId}': async (one) => ({ textId: await textIdOf(one), ...said, pictures: [] }),
  'PUT /api/article-texts/{textId}/pictures/{pictureId}': async (one) => {
    return { textId: await textIdOf(one), pictureId: newId() };
  },
  'PUT /api/article-texts/{textId}/audio': async (one) => {
    return { textId: await textIdOf(one), mediaType: 'audio/ogg', audio: oggVoice(1).toString('base64') };
  },
  'POST /api/article-texts/{textId}/submit': async (one) => ({ id: newId(), textId: await textIdOf(one) }),
  'POST /api/article-texts/{textId}/reviews': async (one) => {
    return { id: newId(), textId: await textIdOf(one, halima), isGood: true, note: '', expiresOn: '2027-05-01' };
  },
  'GET /api/issues/{issueId}/passing': async (one) => ({ issueId: await issueIdOf(one) }),
  'POST /api/issues/{issueId}/passing': async (one) => {
    const issueId = await issueIdOf(one);
    await appoint(one.house, false);
    return { id: newId(), issueId, agronomistId: halima.accountId, question: 'What is it?' };
  },
  'GET /api/agronomists/{agronomistId}/cases': async (one) => {
    return { agronomistId: await deskIdOf(one), state: 'waiting' };
  },
  'GET /api/passed-cases/{caseId}/photos/{photoId}': async (one) => caseOf(one, appoint),
  'POST /api/passed-cases/{caseId}/answer': async (one) => {
    const { caseId } = await caseOf(one, appoint);
    return { id: newId(), caseId, answer: 'Pick them by hand.', pest: null, controls: [] };
  },
  'GET /api/articles': () => ({ language: 'en' }),
  'GET /api/articles/{articleId}': async ({ house }) => ({ articleId: (await someAdvice(house)).articleId }),
  'GET /api/article-texts/{textId}/pictures/{pictureId}': async ({ house }) => {
    const { textId, pictureId } = await someAdvice(house);
    return { textId, pictureId };
  },
  'GET /api/article-texts/{textId}/audio': async ({ house }) => ({ textId: (await someAdvice(house)).textId }),
  'POST /api/farmers/{keeperId}/articles': async (one) => {
    const { articleId } = await someAdvice(one.house);
    return { id: newId(), keeperId: await keeperIdOf(one), articleId };
  },
  'POST /api/articles/{articleId}/sendings': async ({ house }) => {
    const { articleId } = await someAdvice(house);
    return { id: newId(), articleId, to: { kind: 'all' }, note: '' };
  },
  'PUT /api/advice/{adviceId}/useful': async (one) => ({ ...(await adviceOf(one)), useful: true }),
};
