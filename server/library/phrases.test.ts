import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportPhrases, listPhraseVerdicts, readPhraseDesk, sayPhrase, settlePhrase } from '@shuka/domain/library';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { phraseHands } from '#world/phrase-hands.ts';

const house = await openHouse();
afterAll(house.close);

const { chidi, halima, ngozi } = people;
const admin = house.as(ngozi);
const { appoint, say, settle, textOf } = phraseHands(house);
const better = { kind: 'better', reason: 'Nobody says it so in Kano.' };

beforeAll(async () => {
  for (const person of [halima, chidi]) await appoint(person);
});

describe('a text', () => {
  test('is right once one speaker said so and a second one agreed; both are kept with the very texts', async () => {
    const home = await textOf('menu.home');
    const said = await say(halima, home);
    expect([said.status, said.body.state, said.body.maySettle]).toEqual([201, 'asked', false]);
    const own = { id: newId(), language: 'ha', verdictId: said.body.verdict?.id, isAgreed: true, note: '' };
    expect((await house.as(halima).call(settlePhrase, own)).body.code).toBe('own-proposal');
    expect((await say(chidi, home)).body.code).toBe('phrase-waits');
    const seen = await textOf('menu.home', chidi);
    expect([seen.maySettle, seen.verdict?.byName]).toEqual([true, 'Halima Sani']);
    const agreed = await settle(chidi, seen);
    expect([agreed.status, agreed.body.state]).toEqual([200, 'agreed']);
    expect((await settle(chidi, seen)).body.code).toBe('phrase-answered');
    expect((await say(halima, home)).body.code).toBe('phrase-settled');
    await expect(run(house.pool, sql`update library.phrase_verdict set reason = 'x'`)).rejects.toThrow('never changed');
    await expect(run(house.pool, sql`delete from library.phrase_answer`)).rejects.toThrow('never changed');
  });

  test('gets a better one with a reason, which a second speaker may refuse with theirs', async () => {
    const crowd = await textOf('menu.people');
    expect((await say(halima, crowd, { ...better, text: crowd.text })).body.errors).toEqual([
      { field: 'text', says: 'phrases.textSame' },
    ]);
    expect((await say(halima, crowd, { kind: 'better', text: 'Jama’a' })).body.errors).toEqual([
      { field: 'reason', says: 'library.reasonRequired' },
    ]);
    const said = (await say(halima, crowd, { ...better, text: 'Jama’ar gari' })).body;
    expect((await settle(chidi, said, { isAgreed: false })).body.errors).toEqual([
      { field: 'note', says: 'library.noteRequired' },
    ]);
    const refused = await settle(chidi, said, { isAgreed: false, note: 'Too long for a button.' });
    expect([refused.status, refused.body.state]).toEqual([200, 'open']);
    expect((await say(halima, crowd, { ...better, text: 'Jama’a duka' })).status).toBe(201);
    const { room, key } = crowd;
    const { items } = (await admin.call(listPhraseVerdicts, { language: 'ha', room, key })).body;
    expect(items.map(({ text, isAgreed, note }) => [text, isAgreed, note])).toEqual([
      ['Jama’a duka', null, ''],
      ['Jama’ar gari', false, 'Too long for a button.'],
    ]);
  });

  test('keeps what is filled in and can be shown, or is refused beside the field', async () => {
    const approved = await textOf('letter.approved.subject');
    const wrong = async (text: string) => (await say(halima, approved, { ...better, text })).body.errors;
    expect(await wrong('Asusunku a buɗe yake')).toEqual([{ field: 'text', says: 'phrases.textOtherParts' }]);
    expect(await wrong('Asusunku na {product yana a buɗe')).toEqual([{ field: 'text', says: 'phrases.textNoMessage' }]);
    expect(await wrong(' ')).toEqual([{ field: 'text', says: 'phrases.textRequired' }]);
    expect((await say(halima, approved, { ...better, text: 'Asusunku na {product} yana aiki' })).status).toBe(201);
  });

  test('that a release changed meanwhile is not judged, and what was said of it before falls', async () => {
    const messages = await textOf('menu.messages');
    expect((await say(halima, { ...messages, digest: '0'.repeat(64) })).body.code).toBe('phrase-changed');
    const said = (await say(halima, messages)).body;
    await run(
      house.pool,
      sql`update library.phrase_standing set digest = ${'1'.repeat(64)} where key = 'menu.messages'`,
    );
    expect(await textOf('menu.messages')).toMatchObject({ state: 'open', verdict: null, mayJudge: true });
    expect((await say(chidi, messages)).status).toBe(201);
    expect((await settle(chidi, said)).body.code).toBe('phrase-answered');
  });

  test('that was said twice at once waits once', async () => {
    const about = await textOf('menu.assignments');
    const both = await Promise.all([halima, chidi].map((by) => say(by, about)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const { room, key, digest } = await textOf('menu.offers');
    const draft = { id: newId(), language: 'ha', room, key, digest, kind: 'right', text: '', reason: '' } as const;
    const again = () => house.as(halima).call(sayPhrase, draft);
    expect((await again()).body).toEqual((await again()).body);
  });

  test('that two agreed on is counted, and leaves as a file for the next release', async () => {
    const counts = (await admin.call(readPhraseDesk, {})).body.counts.find(
      ({ language, room }) => language === 'ha' && room === 'screens',
    );
    expect(counts).toMatchObject({ agreed: 1, reviewed: 0 });
    expect(counts?.total).toBeGreaterThan(8000);
    const file = await admin.call(exportPhrases, { language: 'ha' });
    expect(file.headers['content-disposition']).toMatch(/texts-ha-\d{4}-\d\d-\d\d\.json/);
    const home = await textOf('menu.home');
    expect(JSON.parse(file.text)).toMatchObject({
      form: 'shuka-texts-1',
      language: 'ha',
      texts: [{ room: 'screens', key: 'menu.home', english: 'Home', stood: home.text, text: home.text }],
    });
    expect(JSON.parse(file.text).texts[0].review).toMatch(/^Halima Sani; Chidi Okafor, \d{4}-\d\d-\d\d$/);
    expect((await house.as(halima).call(exportPhrases, { language: 'ha' })).status).toBe(403);
  });
});
