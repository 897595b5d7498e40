import { afterAll, describe, expect, test } from 'vitest';
import { addApplicantPicture, decidePerson, readPersonPhoto, showIdDocument } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, rows, sql } from '#kit/db.ts';
import { people } from '#world';
import { applicantsIn } from '#world/apply.ts';
import { openHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';
import { forgetOldPapers } from './forget-papers.ts';

const house = await openHouse();
afterAll(house.close);

const { ngozi, chidi, bola, amina } = people;
const jpeg = { bytes: await picture('jpeg'), mediaType: 'image/jpeg' };
const { begin, send, confirm, applied } = applicantsIn(house);

describe('the pictures of an applicant', () => {
  test('the same one again is no harm, another one is refused, and so is one that comes too late or is none', async () => {
    const { uniqueId, code } = await begin(13);
    expect((await send(uniqueId, 'document')).status).toBe(200);
    expect((await send(uniqueId, 'document', { width: 640 })).status).toBe(404);
    await confirm(uniqueId, code);
    expect((await send(uniqueId, 'document')).status).toBe(404);
    const nowhere = { uniqueId: newId(), picture: 'photo' };
    expect((await house.visitor().call(addApplicantPicture, nowhere, { picture: jpeg })).status).toBe(404);
    const other = await begin(14, false);
    const wrong = await send(other.uniqueId, 'photo', { bytes: Buffer.from('<svg onload="alert(1)"></svg>') });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'not-a-picture']);
  });

  test('are made anew and seen by admins and their owner alone; each look at the document is written down', async () => {
    const { accountId, photoId, browser } = await applied(15);
    const shown = await house.as(ngozi).call(showIdDocument, { accountId });
    expect([shown.status, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'no-store',
    ]);
    expect(shown.bytes.toString('latin1', 8, 12)).toBe('WEBP');
    expect((await house.as(ngozi).call(readPersonPhoto, { accountId, photoId })).status).toBe(200);
    for (const person of [chidi, bola, amina])
      expect([403, 404]).toContain((await house.as(person).call(showIdDocument, { accountId })).status);
    await house.as(ngozi).call(decidePerson, { accountId, decision: 'approve', reason: 'Welcome.' });
    expect((await browser.call(showIdDocument, { accountId })).status).toBe(200);
    const looks = await rows(
      house.pool,
      sql`select account_id from kit.audit where endpoint = 'accounts.showIdDocument' and object_id = ${accountId}
          and refusal is null order by number`,
    );
    expect(looks).toEqual([{ account_id: ngozi.accountId }, { account_id: accountId }]);
  });

  test('of a sign-up that nobody finished are forgotten after two days; those of an account stay', async () => {
    const never = await begin(16, false);
    await send(never.uniqueId, 'photo', { width: 71 });
    await send(never.uniqueId, 'document', { width: 72 });
    const { accountId, photoId } = await applied(17);
    const keysOf = () =>
      row<{ photo_key: string; document_key: string }>(
        house.pool,
        sql`select photo_key, document_key from accounts.sign_up where id = ${never.uniqueId}`,
      );
    const before = await keysOf();
    house.clock.move({ minutes: 3 * 24 * 60 });
    await forgetOldPapers(house.services);
    expect(await keysOf()).toEqual({ photo_key: null, document_key: null });
    for (const key of [before?.photo_key, before?.document_key])
      expect(await house.services.files.get(key ?? '', 'webp')).toBeNull();
    expect(await house.services.files.get(photoId ?? '', 'webp')).not.toBeNull();
    const later = await house.signIn(ngozi);
    expect((await later.call(showIdDocument, { accountId })).status).toBe(200);
  });
});
