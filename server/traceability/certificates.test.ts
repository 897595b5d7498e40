import { afterAll, expect, test } from 'vitest';
import {
  closeFinding,
  endCertificate,
  listAuditVisits,
  listCertificates,
  listEndingCertificates,
  noteAuditVisit,
  saveCertificate,
  setCertificatePhoto,
  showCertificatePhoto,
} from '@shuka/domain/traceability';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someStaffer } from '#world/company-hands.ts';
import { openHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';
import { someGoods } from '#world/trace-runs.ts';
import { certificatesOf } from './certificate-store.ts';
import { findStoryThings } from './story-store.ts';
import { remindCertificates } from './remind-certificates.ts';

/* Danjuma's mill shows what others certified of it, and is told in time before it ends. */

const house = await openHouse();
afterAll(house.close);

const { danjuma, ngozi } = people;
const { companyId } = mill;
const owner = house.as(danjuma);
const today = dayOf(house.clock.now());

const draft = (change: object = {}) => ({
  id: newId(),
  companyId,
  kind: 'nafdac',
  number: 'A1-2345',
  body: 'NAFDAC',
  scope: 'Maize flour of one kilogram',
  validFrom: addDays(today, -300),
  validUntil: addDays(today, 400),
  ...change,
});

test('a certificate that holds is found from the goods, one that is over or was ended is not', async () => {
  const holds = (await owner.call(saveCertificate, draft())).body;
  expect(holds).toMatchObject({ state: 'holds', daysLeft: 400, companyName: 'Danjuma Mills', hasPhoto: false });
  const over = (await owner.call(saveCertificate, draft({ validUntil: addDays(today, -1) }))).body;
  expect(over.state).toBe('over');
  const early = (await owner.call(saveCertificate, draft({ validFrom: addDays(today, 1) }))).body;
  expect(early.state).toBe('early');
  const taken = (await owner.call(saveCertificate, draft({ kind: 'organic' }))).body;
  const of = { companyId, certificateId: taken.id };
  expect((await owner.call(endCertificate, { ...of, reason: 'Withdrawn by the body.' })).body.state).toBe('ended');
  expect((await owner.call(endCertificate, { ...of, reason: 'Again.' })).body.code).toBe('certificate-ended');
  expect((await owner.call(saveCertificate, draft({ validFrom: today, validUntil: addDays(today, -2) }))).status).toBe(
    400,
  );
  const goods = await findStoryThings(house.pool, [await someGoods(house)]);
  const numbers = goods.map(({ number }) => number);
  const found = await certificatesOf(house.pool, numbers, today);
  expect(found.map(({ id }) => id)).toEqual([holds.id]);
  const clerk = house.as(await someStaffer(house, 'clerk'));
  expect((await clerk.call(saveCertificate, draft())).status).toBe(404);
  expect((await clerk.call(listCertificates, { companyId })).body.items).toHaveLength(4);
});

test('its photo is shown to whoever works there', async () => {
  const { id: certificateId } = (await owner.call(saveCertificate, draft())).body;
  const photo = { picture: { bytes: await picture('png'), mediaType: 'image/png' } };
  expect((await owner.call(showCertificatePhoto, { companyId, certificateId })).status).toBe(404);
  expect((await owner.call(setCertificatePhoto, { companyId, certificateId }, photo)).body.hasPhoto).toBe(true);
  expect((await owner.call(showCertificatePhoto, { companyId, certificateId })).headers['content-type']).toBe(
    'image/webp',
  );
});

test('what an inspector found stays, and is closed once by a word of its own', async () => {
  const { id: certificateId } = (await owner.call(saveCertificate, draft())).body;
  const visit = {
    id: newId(),
    companyId,
    certificateId,
    inspectedOn: today,
    inspector: 'A. Bello',
    findings: [{ says: 'No pest log.', weight: 'major' as const, dueOn: addDays(today, 30) }],
  };
  expect((await owner.call(noteAuditVisit, { ...visit, id: newId(), inspectedOn: addDays(today, 1) })).body.code).toBe(
    'in-future',
  );
  expect((await owner.call(noteAuditVisit, visit)).body.findings[0]?.closed).toBeNull();
  const closing = { companyId, certificateId, visitId: visit.id, place: 0, says: 'A log hangs at the door now.' };
  expect((await owner.call(closeFinding, { ...closing, place: 1 })).status).toBe(404);
  expect((await owner.call(closeFinding, closing)).body.findings[0]?.closed?.says).toBe(closing.says);
  expect((await owner.call(closeFinding, closing)).body.code).toBe('finding-closed');
  expect((await owner.call(listAuditVisits, { companyId, certificateId })).body.items).toHaveLength(1);
});

test('its owner is told ninety, thirty and seven days before it ends, once each, and admins see what ends', async () => {
  const { id } = (await owner.call(saveCertificate, draft({ validUntil: addDays(today, 90), number: 'HACCP-7' }))).body;
  expect(await remindCertificates(house.services)).toBe(1);
  expect(await remindCertificates(house.services)).toBe(0);
  const ending = (await house.as(ngozi).call(listEndingCertificates, {})).body.items;
  expect(ending.map((one) => one.id)).toEqual([id]);
  house.clock.move({ hours: 60 * 24 });
  expect(await remindCertificates(house.services)).toBe(1);
  house.clock.move({ hours: 23 * 24 });
  expect(await remindCertificates(house.services)).toBe(1);
  house.clock.move({ hours: 24 });
  expect(await remindCertificates(house.services)).toBe(0);
});
