import { expectAccessible } from './accessible.ts';
import { signInAdminQuietly } from './admins.ts';
import { people, signInQuietly } from './people.ts';
import { expect, goTo, takeToPhone, test, untilAllSent } from './phones.ts';
import { toPage } from './to-page.ts';

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** A market of this run alone: a second try finds the prices of the first. */
const market = `Kadassaka ${String(Date.now()).slice(-6)}`;

const list = (price: number): string =>
  [
    'date,admin1,admin2,market,latitude,longitude,category,commodity,unit,priceflag,pricetype,currency,price,usdprice',
    `${daysAgo(5)},Sokoto,Gada,${market},13.7,5.9,cereals,Millet,KG,actual,Retail,NGN,${price},0.5`,
    `${daysAgo(40)},Sokoto,Gada,${market},13.7,5.9,cereals,Millet,KG,actual,Retail,NGN,500,0.4`,
    `${daysAgo(5)},Zinder,,Zinder,13.8,8.9,cereals,Millet,KG,actual,Retail,XOF,300,0.5`,
  ].join('\n');

test('a manager writes a price down with no network; a farmer finds it, and one of a list that an admin took in', async ({
  newPhone,
  browser,
  baseURL,
}) => {
  test.slow();
  const phone = await newPhone();
  const his = await takeToPhone(phone, people.chidi, people.chidi.home);
  await phone.networkOff();
  await goTo(his, '/prices/record');
  await his.getByRole('button', { name: 'Save price' }).click();
  await expect(his.getByText('Enter the name of the market')).toBeVisible();
  await his.getByLabel('Market', { exact: true }).fill('Kofar Wambai');
  await his.getByLabel('Find your local government area').fill('kano municipal');
  await his.getByRole('button', { name: /Kano Municipal/ }).click();
  await his.getByLabel('Produce').fill('Masara');
  await his.getByLabel('Unit').selectOption({ label: 'Mudu' });
  await expect(his.getByLabel('What one weighs, in kilograms')).toHaveValue('1.3');
  await his.getByLabel('What one costs, in naira').fill('650');
  await expect(his.getByText('₦500 a kilogram')).toBeVisible();
  await expectAccessible(his, 'recording a price');
  await his.getByRole('button', { name: 'Save price' }).click();
  const mine = his.getByRole('listitem').filter({ hasText: 'Masara, Kofar Wambai' });
  await expect(mine).toContainText('Saved here');
  await phone.networkOn();
  await untilAllSent(his);

  await goTo(his, '/prices');
  await his.getByRole('link', { name: 'Masara' }).click();
  await expect(his.getByText('Maize, Kofar Wambai: N650 per mudu (1.3 kg) = N500/kg')).toBeVisible();
  await his.getByRole('button', { name: 'Hausa' }).click();
  await expect(his.getByText(/N650 kan mudu/)).toBeVisible();
  await his.getByLabel('Send it to a farmer as a message').selectOption({ label: 'Amina Yusuf' });
  await his.getByRole('button', { name: 'Send message' }).click();
  await expect(his.getByText('On its way to Amina Yusuf.')).toBeVisible();

  const admin = await browser.newPage({ baseURL: baseURL ?? '' });
  await signInAdminQuietly(admin, 'ngozi');
  await toPage(admin, '/admin/prices');
  await admin
    .getByLabel('CSV file')
    .setInputFiles({ name: 'notes.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b') });
  await admin.getByRole('button', { name: 'Take the list in' }).click();
  await expect(admin.getByText('This is no list of the World Food Programme')).toBeVisible();
  await admin
    .getByLabel('CSV file')
    .setInputFiles({ name: 'wfp.csv', mimeType: 'text/csv', buffer: Buffer.from(list(560)) });
  await admin.getByRole('button', { name: 'Take the list in' }).click();
  await expect(admin.getByText('3 lines: 2 added').first()).toBeVisible();
  await admin.getByText('1 left out: not in naira').first().click();
  await expect(admin.getByText('Lines 4').first()).toBeVisible();
  await expectAccessible(admin, 'lists of prices');
  await admin.close();

  const hers = await browser.newPage({ baseURL: baseURL ?? '' });
  await signInQuietly(hers, people.amina);
  await toPage(hers, '/Farmer/MyFarms');
  await hers.getByRole('link', { name: 'Market prices' }).click();
  await hers.getByLabel('State').selectOption({ label: 'Sokoto' });
  const millet = hers.getByRole('article').filter({ hasText: market });
  await expect(millet).toContainText('12% dearer');
  await expectAccessible(hers, 'market prices');
  await millet.getByRole('link', { name: 'Millet' }).click();
  await hers.getByText('Show as table').click();
  await expect(hers.getByRole('row').filter({ hasText: '₦500' }).first()).toBeVisible();
  await expectAccessible(hers, 'what millet cost so far');
  await hers.close();
});
