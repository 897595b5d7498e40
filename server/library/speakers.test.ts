import { afterAll, describe, expect, test } from 'vitest';
import { appointSpeaker, endSpeaker, listPhrases, listSpeakers, readPhraseDesk } from '@shuka/domain/library';
import { recordClip } from '@shuka/domain/settings';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { phraseHands } from '#world/phrase-hands.ts';
import { webmVoice } from '#world/voices.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima, ngozi } = people;
const admin = house.as(ngozi);
const { appoint, duty, say, textOf, texts } = phraseHands(house);
const { password } = ngozi;

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
