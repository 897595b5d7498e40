import { afterAll, describe, expect, test } from 'vitest';
import { keepPhotoPart } from '#farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import {
  mostReportPhotos,
  readReportDocument,
  readReportSheet,
  submitReport,
  type ReportDraft,
} from '@shuka/domain/reports';
import { farms, people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { tellOfPhoto } from '#world/photos.ts';
import { picture } from '#world/pictures.ts';
import { readPages } from '#world/read-pages.ts';
import { readSheet } from '#world/read-sheet.ts';
import { reportDraft, reports } from '#world/reports.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi, bola } = people;
const [farmId = '', ofMusa = ''] = farms.map(({ id }) => id);

const documentOf = (reportId: string, person: (typeof people)[keyof typeof people] = amina, language = 'en') =>
  house.as(person).call(readReportDocument, { reportId }, { headers: { 'accept-language': language } });

const submit = async (change: Partial<ReportDraft>): Promise<string> =>
  (await house.as(amina).call(submitReport, reportDraft({ id: newId(), ...change }))).body.id;

const textOf = (pdf: Buffer): string => readPages(pdf).join('\n').normalize('NFC');

/** A photo of a farm with both its parts here. */
const photoOf = async (keeper: typeof amina | typeof musa, ofFarm: string): Promise<string> => {
  const bytes = await picture('webp');
  const photoId = await tellOfPhoto(house.pool, { keeper, farmId: ofFarm }, { thumb: bytes, full: bytes });
  const key = await house.services.files.put(bytes, 'webp');
  await keepPhotoPart(house.pool, photoId, 'full', key);
  return photoId;
};

const picturesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;

describe('the document of a report', () => {
  test('says all of it: what was found, each cost, and what a bag cost', async () => {
    const { status, bytes, headers } = await documentOf(reports[0]?.id ?? '');
    const said = textOf(bytes);
    expect(status).toBe(200);
    for (const text of [
      'Masara na 2025: after the harvest',
      'Gonar Amina',
      'Amina Yusuf',
      'Bichi, Kano',
      '28 November 2025',
      'Twelve bags of 100 kg',
      '₦52,000',
      '₦104,000',
      '2.5',
      '₦16,250',
      '₦229,050',
      '₦75,000',
      '₦304,050',
      '₦250,000',
      '₦20,950',
      '₦25,337.50',
      '₦33,783.34',
    ])
      expect(said).toContain(text);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="report-2025-11-28.pdf"',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  test.each([
    ['ha', 'Ƙasa, ɗaki, ɓera, ƴaƴa'],
    ['yo', 'Ṣé ọ̀nà wà? Ẹ káàárọ̀, Adéọlá'],
    ['ig', 'Ụlọ ọrụ ugbo; ṅụọ mmiri'],
  ])('writes the letters of %s, and says which language it is in', async (language, words) => {
    const farmReport = { ...reportDraft({ id: '' }).farmReport, reportTitle: words, reportDescription: `${words} ₦` };
    const { bytes } = await documentOf(await submit({ farmReport }), amina, language);
    expect(textOf(bytes)).toContain(`${words} ₦`.normalize('NFC'));
    expect(textOf(bytes)).not.toContain('\ufffd');
    expect(bytes.toString('latin1')).toContain(`/Lang (${language})`);
  });

  test('shows the photos of its farm that are here, tells of those that are not, and no photo of another', async () => {
    const photoIds = [await photoOf(amina, farmId), await photoOf(musa, ofMusa), await photoOf(amina, farmId), newId()];
    const { bytes } = await documentOf(await submit({ photoIds }));
    expect(picturesIn(bytes)).toBe(2);
  });

  test('goes on over as many pages as it takes, with photos, and loses no line', async () => {
    const lines = Array.from({ length: 900 }, (_, index) => `Row ${index + 1}: 12 stands.`);
    const photoIds = await Promise.all(Array.from({ length: mostReportPhotos }, () => photoOf(amina, farmId)));
    const farmReport = { ...reportDraft({ id: '' }).farmReport, reportDescription: lines.join('\n').slice(0, 20_000) };
    const { bytes } = await documentOf(await submit({ farmReport, photoIds }));
    const pages = readPages(bytes);
    expect(pages.length).toBeGreaterThanOrEqual(20);
    for (const [index, page] of pages.entries()) expect(page).toContain(`${index + 1} / ${pages.length}`);
    for (const number of [1, 2, 450, 880]) expect(pages.join('\n')).toContain(`Row ${number}: `);
    expect(picturesIn(bytes)).toBe(mostReportPhotos);
  });

  test('is for its keeper, her manager and an admin; for nobody else', async () => {
    const reportId = reports[0]?.id ?? '';
    const everyone = [amina, chidi, ngozi, musa, halima, bola];
    const statuses = await Promise.all(everyone.map(async (person) => (await documentOf(reportId, person)).status));
    expect(statuses).toEqual([200, 200, 200, 404, 404, 403]);
    expect((await documentOf(newId())).status).toBe(404);
    expect((await house.anyone.call(readReportDocument, { reportId })).status).toBe(401);
  });
});

test('a report comes as a sheet with its costs as numbers', async () => {
  const { bytes } = await house.as(amina).call(readReportSheet, { reportId: reports[0]?.id ?? '' });
  expect(readSheet(bytes).rows.flat()).toContain('Masara na 2025: after the harvest');
  const costs = readSheet(bytes, 2).rows;
  expect(costs[1]?.slice(1)).toEqual([1600, 20, 32_000]);
  expect(costs.flat()).toContain(304_050);
});
