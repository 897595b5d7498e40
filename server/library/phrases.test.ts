import { afterAll, describe, expect, test } from 'vitest';
import {
  appointSpeaker,
  endSpeaker,
  exportPhrases,
  listPhrases,
  listPhraseVerdicts,
  listSpeakers,
  readPhraseDesk,
  sayPhrase,
  settlePhrase,
  type Phrase,
  type PhraseLanguage,
} from '@shuka/domain/library';
import { recordClip } from '@shuka/domain/settings';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { openHouse } from '#world/open-house.ts';
import { webmVoice } from '#world/voices.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima, ngozi } = people;
const admin = house.as(ngozi);
const { password } = ngozi;

const duty = (managerId: string, language: PhraseLanguage, change: object = {}) => ({
  id: newId(),
  managerId,
  language,
  reason: 'Hausa is what she speaks at home.',
  password,
  ...change,
});

const appoint = (person: WorldPerson, language: PhraseLanguage = 'ha') =>
  admin.call(appointSpeaker, duty(person.accountId, language));

const texts = async (query: object, by: WorldPerson = halima) =>
  (await house.as(by).call(listPhrases, { language: 'ha', ...query })).body.items;

/** A text by its id, which stands first among those that its id finds. */
const textOf = async (key: string, by: WorldPerson = halima): Promise<Phrase> => {
  const found = (await texts({ search: key, limit: '100' }, by)).find((one) => one.key === key);
  if (found === undefined) throw new Error(`${key} is in no catalogue`);
  return found;
};

const say = (by: WorldPerson, { room, key, digest }: Phrase, change: object = {}) =>
  house.as(by).call(sayPhrase, {
    ...{ id: newId(), language: 'ha', room, key, digest, kind: 'right', text: '', reason: '' },
    ...change,
  });

const settle = (by: WorldPerson, { verdict }: Phrase, change: object = {}) =>
  house
    .as(by)
    .call(settlePhrase, { id: newId(), language: 'ha', verdictId: verdict?.id, isAgreed: true, note: '', ...change });

const better = { kind: 'better', reason: 'Nobody says it so in Kano.' };

describe('a speaker', () => {
  test('is an extension manager whom an admin named for a language, once, with the password typed again', async () => {
    const made = await appoint(halima);
    expect([made.status, made.body.name, made.body.language]).toEqual([201, 'Halima Sani', 'ha']);
    expect((await appoint(halima)).body.code).toBe('is-speaker');
    expect((await appoint(amina)).body.code).toBe('not-a-manager');
    const wrong = await admin.call(appointSpeaker, duty(chidi.accountId, 'ig', { password: 'a wrong one' }));
    expect([wrong.status, wrong.body.code]).toEqual([400, 'wrong-password']);
    expect((await appoint(chidi)).status).toBe(201);
    expect((await admin.call(listSpeakers, {})).body.items.map(({ name }) => name)).toEqual([
      'Halima Sani',
      'Chidi Okafor',
    ]);
  });

  test('sees the texts of their language and of no other; an admin sees all and judges none', async () => {
    expect((await house.as(halima).call(readPhraseDesk, {})).body.languages).toEqual(['ha']);
    expect((await house.as(halima).call(listPhrases, { language: 'yo' })).status).toBe(404);
    expect((await admin.call(readPhraseDesk, {})).body.languages).toEqual(['ha', 'yo', 'ig', 'pcm']);
    const [one] = await texts({ limit: '1' }, ngozi);
    expect(one).toMatchObject({ state: 'open', mayJudge: false, verdict: null });
    expect((await say(ngozi, await textOf('farms.add'))).status).toBe(403);
    expect((await house.as(amina).call(readPhraseDesk, {})).status).toBe(403);
  });

  test('is one no longer when an admin ends it', async () => {
    const made = await appoint(halima, 'pcm');
    const end = () =>
      admin.call(endSpeaker, { id: newId(), dutyId: made.body.dutyId, reason: 'She asked for it.', password });
    expect((await end()).status).toBe(200);
    expect((await end()).body.code).toBe('not-a-speaker');
    expect((await house.as(halima).call(listPhrases, { language: 'pcm' })).status).toBe(404);
  });
});

describe('the desk of texts', () => {
  test('finds them by words of any of both languages, with or without hooks, and shows the English beside', async () => {
    const byEnglish = await texts({ search: 'otp verified', room: 'server' });
    expect(byEnglish).toMatchObject([{ key: 'accounts.codeRight', english: 'OTP verified.' }]);
    const hooked = await texts({ search: 'an kirkiri kalmar sirri', room: 'server' });
    expect(hooked.map(({ key }) => key)).toContain('accounts.passwordCreated');
  });

  test('goes on page by page through a part, and no text comes twice', async () => {
    const first = (await house.as(halima).call(listPhrases, { language: 'ha', part: 'sms', limit: '40' })).body;
    const rest = (
      await house.as(halima).call(listPhrases, { language: 'ha', part: 'sms', limit: '100', after: first.next })
    ).body;
    const keys = [...first.items, ...rest.items].map(({ key }) => key);
    expect([new Set(keys).size, rest.next, keys.every((key) => key.startsWith('sms.'))]).toEqual([
      keys.length,
      null,
      true,
    ]);
  });

  test('says what is filled in, and how many SMS a text comes to', async () => {
    const withNames = await textOf('letter.approved.text');
    expect(withNames.placeholders).toEqual(['firstName', 'reason', 'url']);
    expect(withNames.length).toBeNull();
    const [sms] = await texts({ part: 'sms', limit: '1' });
    expect(sms?.length).toMatchObject({ channel: 'sms', most: 2 });
    expect(sms?.length?.plainParts).toBeLessThanOrEqual(sms?.length?.parts ?? 0);
  });

  test('tells which texts that are said aloud have no recording, or one of earlier words', async () => {
    const add = await textOf('farms.add');
    expect(add.clip).toBe('none');
    const clip = { id: newId(), key: 'farms.add', language: 'ha', mediaType: 'audio/webm' } as const;
    const audio = webmVoice(1).toString('base64');
    await admin.call(recordClip, { ...clip, text: 'Wani abu daban', audio });
    expect((await textOf('farms.add')).clip).toBe('changed');
    await admin.call(recordClip, { ...clip, id: newId(), text: add.text, audio });
    expect((await textOf('farms.add')).clip).toBe('said');
    expect((await texts({ clip: 'missing', search: 'farms.add', limit: '100' })).map(({ key }) => key)).not.toContain(
      'farms.add',
    );
    expect((await textOf('adminHome.rooms')).clip).toBeNull();
  });
});

describe('a text', () => {
  test('is right once one speaker said so and a second one agreed; both are kept with the very texts', async () => {
    const home = await textOf('menu.home');
    const said = await say(halima, home);
    expect([said.status, said.body.state, said.body.maySettle]).toEqual([201, 'asked', false]);
    expect((await settle(halima, said.body)).body.code).toBe('own-proposal');
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
    const people_ = await textOf('menu.people');
    expect((await say(halima, people_, { ...better, text: people_.text })).body.errors).toEqual([
      { field: 'text', says: 'phrases.textSame' },
    ]);
    expect((await say(halima, people_, { kind: 'better', text: 'Jama’a' })).body.errors).toEqual([
      { field: 'reason', says: 'library.reasonRequired' },
    ]);
    const said = (await say(halima, people_, { ...better, text: 'Jama’ar gari' })).body;
    expect((await settle(chidi, said, { isAgreed: false })).body.errors).toEqual([
      { field: 'note', says: 'library.noteRequired' },
    ]);
    const refused = await settle(chidi, said, { isAgreed: false, note: 'Too long for a button.' });
    expect([refused.status, refused.body.state]).toEqual([200, 'open']);
    expect((await say(halima, people_, { ...better, text: 'Jama’a duka' })).status).toBe(201);
    const { room, key } = people_;
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
    const one = { ...(await textOf('menu.offers')) };
    const draft = { id: newId(), language: 'ha', room: one.room, key: one.key, digest: one.digest, kind: 'right' };
    const again = () => house.as(halima).call(sayPhrase, { ...draft, text: '', reason: '' } as never);
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
