import { expectAccessible } from './accessible.ts';
import { expect, test, visit } from './journey.ts';
import { people, signInQuietly } from './people.ts';
import { toPage } from './to-page.ts';

const { danjuma, amina } = people;

/** What Amina brought in by the stream. */
const lot = '/Farmer/produce/0193a000-0021-7000-8000-000000000001';

test('a mill enters its licence of GS1, numbers a pallet and downloads its label', async ({ page, complaints }) => {
  await signInQuietly(page, danjuma);
  await toPage(page, '/AgroProcessor/Acodes');
  await page.getByLabel('GS1 company prefix').fill('6151101');
  await page.getByLabel('Company on the certificate').fill('Danjuma Mills Ltd');
  await page.getByLabel('Number of the certificate').fill('GS1-NG-004411');
  await page.getByLabel('Good until').fill('2030-12-31');
  await page.getByRole('button', { name: 'Save the licence' }).click();
  await expect(page.getByText('Good until 31 December 2030')).toBeVisible();
  await page.getByLabel('What is it?').fill('Pallet of 40 bags of flour');
  await page.getByRole('button', { name: 'Make its number' }).click();
  const pallet = page.getByRole('listitem').filter({ hasText: 'Pallet of 40 bags of flour' });
  await expect(pallet).toContainText('(00)06151101');
  await pallet.getByRole('button', { name: 'Labels' }).click();
  await pallet.getByRole('button', { name: 'SSCC bar code' }).click();
  await pallet.getByRole('button', { name: 'A6, one label' }).click();
  await expectAccessible(page, 'codes of a mill');
  const download = page.waitForEvent('download');
  await pallet.getByRole('button', { name: 'Download labels' }).click();
  expect((await download).suggestedFilename()).toBe('labels-a6.pdf');
  expect(complaints).toEqual([]);
});

test('a mill enters a certificate that holds, and sees what it proves to others', async ({ page, complaints }) => {
  await signInQuietly(page, danjuma);
  await toPage(page, '/AgroProcessor/Acompliance');
  await page.getByRole('link', { name: 'Certificates' }).click();
  await page.getByRole('button', { name: 'Enter a certificate' }).click();
  await page.getByLabel('Kind').selectOption('nafdac');
  await page.getByLabel('Number').fill('A1-2345');
  await page.getByLabel('Certified by').fill('NAFDAC');
  await page.getByLabel('What it covers').fill('Maize flour');
  await page.getByLabel('Holds from').fill('2026-01-01');
  await page.getByLabel('Holds until').fill('2099-12-31');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('article').getByText(/^Holds/)).toBeVisible();
  await expectAccessible(page, 'certificates of a mill');
  await toPage(page, '/AgroProcessor/Acompliance/key-data');
  await expect(page.getByRole('button', { name: 'Download as CSV' })).toBeVisible();
  await expectAccessible(page, 'key data of a mill');
  expect(complaints).toEqual([]);
});

test('a farmer prints labels of a lot and sees that its plot is ready for the EU', async ({ page, complaints }) => {
  await signInQuietly(page, amina);
  await toPage(page, `${lot}/labels`);
  await expect(page.getByRole('img', { name: 'The code as it will be printed' })).toBeVisible();
  await expectAccessible(page, 'labels of a lot');
  await toPage(page, `${lot}/eudr`);
  await expect(page.getByText('Ready. The register would take this file.')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Plot by the stream' })).toBeVisible();
  await expectAccessible(page, 'plots of a lot for the EU');
  expect(complaints).toEqual([]);
});

test('anyone checks a proof in their browser, and a false one is seen', async ({ page, complaints }) => {
  await visit(page, '/trace-log');
  await expect(page.getByLabel('Public key of the log')).toHaveValue(/\/trace-log\+/);
  await page.getByLabel('The proof').fill('{"leaf":"{}","index":0,"size":1,"hashes":[],"checkpoint":"a\n\n— b c\n"}');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText(/This is no proof|did not sign/)).toBeVisible();
  await expectAccessible(page, 'the trace log');
  expect(complaints).toEqual([]);
});
