import { afterAll, expect, test } from 'vitest';
import { closeAccount } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { readInspectionDocument, recordInspection } from '@shuka/domain/reports';
import { findMarkKeys } from '#reports';
import { people } from '#world';
import { inspectionDraft } from '#world/inspections.ts';
import { openHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';
import { eraseClosed } from './erase-closed.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, ngozi } = people;

test('with a closed account goes the mark the farmer made under an inspection; the inspection stays genuine', async () => {
  const mark = { kind: 'thumb' as const, picture: (await picture('webp')).toString('base64') };
  const draft = inspectionDraft({ id: newId(), isFarmerPresent: true, mark });
  expect((await house.as(chidi).call(recordInspection, draft)).status).toBe(201);
  const [key = ''] = await findMarkKeys(house.pool, amina.accountId);
  expect(await house.services.files.get(key, 'webp')).not.toBeNull();

  await (await house.signIn(amina)).call(closeAccount, { password: amina.password });
  house.clock.move({ hours: 30 * 24 + 1 });
  expect(await eraseClosed(house.services)).toBe(1);
  expect(await house.services.files.get(key, 'webp')).toBeNull();
  const paper = await (await house.signIn(ngozi)).call(readInspectionDocument, { inspectionId: draft.id });
  expect(paper.status).toBe(200);
});
