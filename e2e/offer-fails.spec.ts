import { expectAccessible, lostText } from './accessible.ts';
import { expect, testInMovedHouse as test } from './journey.ts';
import { addPicture, fileOf, openForAdmin, sayThatHarvestIsIn, shareOut } from './offer-hands.ts';
import { goalKobo, publishOffer, putIn, releaseFirst } from './offer-prepared.ts';
import { ofMusa, recordVisit } from './offer-records.ts';
import { signInAdminQuietly } from './admins.ts';
import { openAs, people, signInQuietly } from './people.ts';
import { letterTo } from './post.ts';
import { toPage } from './to-page.ts';

const sorghum = /Sorghum by the road/;

test('an offer that fails: a late milestone is bad news the same day, a lost harvest is a loss, and a second admin shares out what is left', async ({
  page: bola,
  browser,
  baseURL,
  movedHouse: { pass, dayAhead },
  complaints,
}) => {
  test.slow();
  const [musa, chidi] = [await openAs(browser, baseURL, people.musa), await openAs(browser, baseURL, people.chidi)];
  const ngozi = await openAs(browser, baseURL, people.ngozi);
  const signInAgain = async (): Promise<void> => {
    await signInQuietly(musa, people.musa);
    await signInQuietly(chidi, people.chidi);
    await signInQuietly(bola, people.bola);
    await signInAdminQuietly(ngozi, 'ngozi');
  };

  await signInAgain();
  const offerId = await publishOffer({ musa, chidi, ngozi }, dayAhead);
  const holdingId = await putIn(bola, offerId, goalKobo);
  await addPicture(musa, /Zaria road farm/);
  await pass(49);
  await signInAgain();
  await recordVisit(chidi, ofMusa, dayAhead(0));
  await toPage(musa, `/Farmer/offers/${offerId}`);
  await musa.getByRole('link', { name: 'Ask for this money' }).click();
  await musa.getByLabel('Which visit shows it?').selectOption({ index: 1 });
  await musa.getByRole('checkbox').first().check();
  await musa.getByRole('button', { name: 'Ask for this money' }).click();
  await expect(musa.getByText('Asked for, being looked at')).toBeVisible();
  await releaseFirst({ chidi, ngozi }, offerId);

  await test.step('the second milestone is a week late: Bola hears of it, and finds it first', async () => {
    await pass(24 * 16);
    await signInAgain();
    const { subject, text } = await letterTo(bola, people.bola.email, /a milestone is late/);
    expect(`${subject} ${text}`).toMatch(/#AF\d+ Sorghum by the road, where you have ₦200,000.*You may lose money/s);
    await toPage(bola, '/investordashboard');
    await expect(bola.getByRole('article').filter({ hasText: sorghum })).toContainText('Bad news');
    await toPage(bola, `/Investors/OngoingInvestments/${holdingId}`);
    const first = bola.getByRole('region', { name: 'What happened on the farm' }).getByRole('listitem').first();
    await expect(first).toContainText('A milestone is late');
    await expectAccessible(bola, 'bad news of a farm');
    expect(await lostText(bola)).toEqual([]);
  });

  await test.step('Musa pays in the little that the harvest brought', async () => {
    await toPage(musa, `/Farmer/offers/${offerId}`);
    await musa.getByLabel('How much, in naira').fill('20,000');
    await musa.getByRole('button', { name: 'Pay it to the offer' }).click();
    await expect(musa.getByText('So far ₦20,000 came in.')).toBeVisible();
  });

  await test.step('Ngozi says that the season is over; she may not share it out, Ifeoma does', async () => {
    await openForAdmin(ngozi, 'Running', sorghum);
    await sayThatHarvestIsIn(ngozi, {
      words: 'Cattle came through. Nearly nothing was left.',
      password: people.ngozi.password,
    });
    await expect(ngozi.getByText('Investors lose ₦101,200.')).toBeVisible();
    const ifeoma = await openAs(browser, baseURL, people.ifeoma);
    await signInAdminQuietly(ifeoma, 'ifeoma');
    await openForAdmin(ifeoma, 'Harvest is in', sorghum);
    await expect(ifeoma.getByText('Investors lose ₦101,200.')).toBeVisible();
    await shareOut(ifeoma, people.ifeoma.password);
    await expect(ifeoma.getByText('Everybody was paid their part.')).toBeVisible();
    await ifeoma.close();
  });

  await test.step('Bola reads the loss as a loss, everywhere', async () => {
    const { text } = await letterTo(bola, people.bola.email, /has ended with a loss/);
    expect(text).toContain('You get ₦98,800. You lost ₦101,200.');
    await bola.reload();
    await expect(bola.getByText('A loss of ₦101,200: 50.6% of what you put in.')).toBeVisible();
    await expect(bola.getByText('Cattle came through. Nearly nothing was left.')).toBeVisible();
    await expectAccessible(bola, 'a loss');
    await toPage(bola, '/investordashboard');
    await expect(bola.getByText('₦101,200').first()).toBeVisible();
    await toPage(bola, '/Investors/Wallet');
    await expect(bola.getByText('₦98,800').first()).toBeVisible();
    expect(await fileOf(bola, 'Get a PDF')).toMatch(/^%PDF-/);
    expect(await fileOf(bola, 'Get a table (CSV)')).toMatch(
      /Sorghum by the road.*200000\.00,98800\.00,0\.00,-101200\.00/,
    );
    await toPage(bola, `/Investors/AvailableInvestments/${offerId}`);
    await expect(bola.getByText('It ended with a loss.')).toBeVisible();
    await expectAccessible(bola, 'the record of who lost money');
  });

  expect(complaints).toEqual([]);
  for (const other of [musa, chidi, ngozi]) await other.close();
});
