import { expectAccessible, lostText, smallTargets } from './accessible.ts';
import { expect, testInMovedHouse as test } from './journey.ts';
import {
  addPicture,
  fileOf,
  openForAdmin,
  payInSandbox,
  putInWallet,
  sayThatHarvestIsIn,
  shareOut,
  typeMoney,
  typePromises,
} from './offer-hands.ts';
import { ofAmina, recordHarvest, recordInspection, recordVisit } from './offer-records.ts';
import { signInAdminQuietly } from './admins.ts';
import { openAs, people, proveFactor, signInQuietly } from './people.ts';
import { toPage } from './to-page.ts';

const maize = /Maize by the stream/;

test('an offer from draft to payout: verified, funded, begun after two days, its money given for what was seen, paid with a gain', async ({
  page,
  browser,
  baseURL,
  movedHouse: { pass, dayAhead },
  complaints,
}) => {
  test.slow();
  const [chidi, bola] = [await openAs(browser, baseURL, people.chidi), await openAs(browser, baseURL, people.bola)];
  const ngozi = await openAs(browser, baseURL, people.ngozi);

  await test.step('Amina drafts it from her budget, leaves in between, and hands it in', async () => {
    await signInQuietly(page, people.amina);
    await toPage(page, '/Farmer/offers');
    const begin = async (): Promise<void> => {
      await page.getByRole('link', { name: 'Ask for money for a farm' }).click();
      await page.getByRole('link', { name: /Gonar Amina/ }).click();
    };
    await begin();
    await typeMoney(page);
    await page.getByRole('link', { name: 'Back' }).click();
    await begin();
    await expect(page.getByText('You began this before. What you typed is still here.')).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    await expectAccessible(page, 'milestones of an offer');
    await typePromises(page);
    await page.getByRole('button', { name: 'Save as a draft' }).click();
    await expect(page.getByText('Nobody else sees it yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Hand it in' }).click();
    await expect(page.getByText('An extension manager looks at it now.')).toBeVisible();
  });
  const herOffer = page.url();

  await test.step('Chidi stands for it by a visit', async () => {
    await recordVisit(chidi, ofAmina, dayAhead(0));
    await toPage(chidi, '/ExtensionManager/offers');
    await chidi.getByRole('button', { name: 'For me to check' }).click();
    await chidi.getByRole('link', { name: maize }).click();
    await chidi.getByLabel('It is so. I stand for it.').check();
    await chidi.getByLabel('What did you see?').fill('I walked the farm. The land is ready.');
    await chidi.getByRole('button', { name: 'Send my word' }).click();
    await expect(chidi.getByText('Choose the visit.')).toBeVisible();
    await chidi.getByLabel('Which visit shows it?').selectOption({ index: 1 });
    await chidi.getByRole('button', { name: 'Send my word' }).click();
    await expect(chidi.getByText('I walked the farm. The land is ready.').first()).toBeVisible();
  });

  await test.step('Ngozi shows it to investors', async () => {
    await toPage(ngozi, '/admin');
    await proveFactor(ngozi);
    await openForAdmin(ngozi, 'Checked', maize);
    await ngozi.getByLabel('Show it to investors').check();
    await ngozi.getByLabel('Password', { exact: true }).fill(people.ngozi.password);
    await expectAccessible(ngozi, 'the decision on an offer');
    await ngozi.getByRole('button', { name: 'Decide' }).click();
    await expect(ngozi.getByText('Investors can put money in now.')).toBeVisible();
  });

  await test.step('Bola pays all of it, so that it takes no more money', async () => {
    await toPage(bola, '/Investors/AvailableInvestments');
    await bola.getByRole('article').filter({ hasText: maize }).getByRole('link', { name: 'Invest Now' }).click();
    await bola.getByRole('link', { name: 'Invest Now' }).click();
    await bola.getByLabel('How much do you put in').fill('200,000');
    await expect(bola.getByText('Hoped for at the end: ₦230,000')).toBeVisible();
    await bola.getByLabel('I have read the terms whole').check();
    await bola.getByRole('button', { name: 'Keep room for me' }).click();
    await expect(bola.getByText('Your wallet lacks ₦200,000.')).toBeVisible();
    await payInSandbox(bola);
    await bola.getByRole('button', { name: 'Pay ₦200,000 from the wallet' }).click();
    await expect(bola.getByText('Paid. Your money waits in a locked account.')).toBeVisible();
    await toPage(bola, '/Investors/Farms');
    await expect(bola.getByRole('row').filter({ hasText: 'Gonar Amina' })).toContainText('Closed');
  });

  await test.step('after two days nobody can take money back any more, and the offer begins', async () => {
    // An open page would be told in between that its session is over, and complain.
    for (const one of [page, chidi, bola, ngozi]) await one.goto('about:blank');
    await pass(49);
    for (const [one, person] of [
      [page, people.amina],
      [chidi, people.chidi],
      [bola, people.bola],
    ] as const)
      await signInQuietly(one, person);
    await signInAdminQuietly(ngozi, 'ngozi');
    await toPage(bola, '/Investors/OngoingInvestments');
    await bola.getByRole('link', { name: 'View Details' }).click();
    await expect(bola.getByText('The plan has begun.')).toBeVisible();
    await expect(bola.getByRole('button', { name: 'Take it back' })).toHaveCount(0);
  });

  await test.step('Amina asks for its money with what shows the milestone, Chidi verifies it, Ngozi lets it go', async () => {
    await recordVisit(chidi, ofAmina, dayAhead(0));
    await recordInspection(chidi, ofAmina, dayAhead(0));
    await addPicture(page, /Gonar Amina/);
    await toPage(page, herOffer);
    await page.getByRole('link', { name: 'Ask for this money' }).click();
    const ask = page.getByRole('button', { name: 'Ask for this money' });
    await ask.click();
    await expect(page.getByText('Choose at least one photo.')).toBeVisible();
    await expect(page.getByText('Choose the inspection.')).toBeVisible();
    await page.getByLabel('Which visit shows it?').selectOption({ index: 1 });
    await page.getByLabel(/Which inspection\?/).selectOption({ index: 1 });
    await page.getByRole('checkbox').first().check();
    expect(await smallTargets(page)).toEqual([]);
    expect(await lostText(page)).toEqual([]);
    await ask.click();
    await expect(page.getByText('Asked for, being looked at')).toBeVisible();

    await toPage(chidi, '/ExtensionManager/offers');
    await chidi.getByRole('button', { name: 'For me to check' }).click();
    await chidi.getByRole('link', { name: maize }).click();
    await expect(chidi.getByText(/^Visit of .* by Chidi Okafor/)).toBeVisible();
    await chidi.getByLabel('Yes, it was').check();
    await chidi.getByRole('button', { name: 'Send my word' }).click();
    await expect(chidi.getByText('Verified; the money leaves soon')).toBeVisible();

    await openForAdmin(ngozi, 'Running', maize);
    await ngozi.getByLabel('Password', { exact: true }).fill(people.ngozi.password);
    await ngozi.getByRole('button', { name: 'Pay ₦197,000 to the farmer' }).click();
    await expect(ngozi.getByText(/^Verified and paid to the farmer/)).toBeVisible();
  });

  await test.step('Bola sees what happened on the farm, with days, places and photos', async () => {
    await bola.reload();
    const line = (head: RegExp) => bola.getByRole('listitem').filter({ hasText: head });
    await expect(line(/An inspection · .*Passed/)).toContainText('By Chidi Okafor');
    await expect(line(/A visit to the farm/).first()).toContainText('Near 12.23, 8.26');
    await expect(line(/Photos of the farm/).getByRole('img')).toBeVisible();
    await expect(line(/Money of a milestone · .*₦197,000/)).toBeVisible();
    await expectAccessible(bola, 'what happened on the farm');
    expect(await lostText(bola)).toEqual([]);
  });

  await test.step('Amina pays in what the harvest brought', async () => {
    await toPage(page, '/Farmer/wallet');
    await expect(page.getByRole('row').filter({ hasText: 'Money of a milestone' })).toContainText('+₦197,000');
    await recordHarvest(page, ofAmina, { offerId: herOffer.split('/').at(-1) ?? '', harvestedOn: dayAhead(0) });
    await putInWallet(page, '103,000');
    await toPage(page, herOffer);
    await page.getByLabel('How much, in naira').fill('300,000');
    await page.getByLabel('A few words, such as who bought it').fill('70 bags to the mill in Bichi');
    await page.getByRole('button', { name: 'Pay it to the offer' }).click();
    await expect(page.getByText('So far ₦300,000 came in.')).toBeVisible();
  });

  await test.step('Ngozi says that the harvest is in, and Ifeoma shares it out', async () => {
    await ngozi.reload();
    await sayThatHarvestIsIn(ngozi, { words: 'All bags are sold.', password: people.ngozi.password });
    const ifeoma = await openAs(browser, baseURL, people.ifeoma);
    await toPage(ifeoma, '/admin');
    await proveFactor(ifeoma, 'Ifeoma');
    await openForAdmin(ifeoma, 'Harvest is in', maize);
    await expectAccessible(ifeoma, 'what there is to share');
    await shareOut(ifeoma, people.ifeoma.password);
    await expect(ifeoma.getByText('Everybody was paid their part.')).toBeVisible();
    await toPage(ifeoma, '/admin/ledger');
    await ifeoma.getByRole('button', { name: 'Go through the ledger' }).click();
    await expect(ifeoma.getByText('The ledger is right.')).toBeVisible();
    await ifeoma.close();
  });

  await test.step('Bola has the gain, in the wallet and in the statement', async () => {
    await bola.reload();
    await expect(bola.getByText('A gain of ₦30,000: 15% of what you put in.')).toBeVisible();
    await expect(bola.getByText('All bags are sold.')).toBeVisible();
    await expect(bola.getByText('A harvest · 7,000 kg')).toBeVisible();
    await toPage(bola, '/Investors/Wallet');
    await expect(bola.getByText('₦230,000').first()).toBeVisible();
    expect(await fileOf(bola, 'Get a PDF')).toMatch(/^%PDF-/);
    expect(await fileOf(bola, 'Get a table (CSV)')).toMatch(/Maize by the stream.*200000\.00.*230000\.00.*30000\.00/);
    await toPage(page, '/Farmer/wallet');
    await expect(page.getByRole('row').filter({ hasText: 'What an offer brought' })).toContainText('+₦70,000');
  });

  expect(complaints).toEqual([]);
  for (const other of [chidi, bola, ngozi]) await other.close();
});
