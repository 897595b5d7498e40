import { afterAll, describe, expect, test } from 'vitest';
import { recordVisit } from '@shuka/domain/extension';
import { addPhoto, removePhoto } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { readInspection, readInspectionDocument, recordInspection, submitReport } from '@shuka/domain/reports';
import { farms, people } from '#world';
import { answersOf, inspectionDraft } from '#world/inspections.ts';
import { openHouse } from '#world/open-house.ts';
import { readPages } from '#world/read-pages.ts';
import { reportDraft } from '#world/reports.ts';
import { foundNothing, visitDraft } from '#world/visit-drafts.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi } = people;
const part = { sha256: 'e'.repeat(64), sizeBytes: 1000 };

const added = async (): Promise<string> => {
  const told = { id: newId(), farmId: farms[0]?.id ?? '', plotId: null, takenAt: '2026-05-02T08:10:00Z' };
  return (await house.as(amina).call(addPhoto, { ...told, thumb: part, full: part })).body.id;
};

const seen = (photoId: string) => ({ kind: 'pest', severity: 1, percentArea: null, note: '', photoIds: [photoId] });

describe('a photo cannot be taken away once it is shown by', () => {
  test.each<[string, (photoId: string) => Promise<{ readonly status: number }>]>([
    [
      'an inspection',
      (photoId) => {
        const [first, ...others] = answersOf('harvest');
        const answers = first === undefined ? [] : [{ ...first, photoIds: [photoId] }, ...others];
        return house.as(chidi).call(recordInspection, inspectionDraft({ id: newId(), answers }));
      },
    ],
    [
      'a visit',
      (photoId) =>
        house
          .as(chidi)
          .call(recordVisit, visitDraft({ farmId: null, form: { ...foundNothing, observations: [seen(photoId)] } })),
    ],
    ['a report', (photoId) => house.as(amina).call(submitReport, reportDraft({ id: newId(), photoIds: [photoId] }))],
  ])('%s', async (_what, show) => {
    const [photoId, other] = [await added(), await added()];
    expect((await show(photoId)).status).toBe(201);
    const { status, body } = await house.as(amina).call(removePhoto, { photoId });
    expect([status, body.code]).toEqual([409, 'photo-in-use']);
    expect((await house.as(amina).call(removePhoto, { photoId: other })).status).toBe(200);
  });
});

test('what is signed says what each photo was, and of one that nobody told of that it is not known', async () => {
  const [photoId, unknown] = [await added(), newId()];
  const [first, ...others] = answersOf('harvest');
  const answers = first === undefined ? [] : [{ ...first, photoIds: [photoId, unknown] }, ...others];
  const { body: made } = await house.as(chidi).call(recordInspection, inspectionDraft({ id: newId(), answers }));
  const { body } = await house.as(amina).call(readInspection, { inspectionId: made.id });
  const photos = [
    { id: photoId, sha256: part.sha256 },
    { id: unknown, sha256: null },
  ];
  expect(JSON.parse(body.sealedText)).toMatchObject({ photos });
  const { bytes } = await house.as(amina).call(readInspectionDocument, { inspectionId: made.id });
  expect(readPages(bytes).join('\n')).toContain('2 photos are not here yet');
});
