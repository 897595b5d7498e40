import { expect, test } from './journey.ts';
import { people, signInQuietly } from './people.ts';
import { goTo, takeToPhone, test as onPhone } from './phones.ts';
import { toPage } from './to-page.ts';

test('Amina sees what her farms come to, from her own records', async ({ page }) => {
  await signInQuietly(page, people.amina);
  await toPage(page, '/farmersDashboard');
  const figure = (name: string) => page.locator('dl > div', { hasText: name }).locator('dd').first();
  await expect(figure('Number of farms')).toHaveText('1');
  await expect(figure('Total land size')).toHaveText('53 acres');
  await expect(figure('Previous production')).toHaveText('1,200 kg');
  await expect(figure('Number of crops')).toHaveText('200');
  await expect(page.getByText('Monthly production').first()).toBeVisible();
  for (const name of ['Total combined revenue', 'Total combined cost', 'Gross combined profit', 'Net combined profit'])
    await expect(figure(name)).toHaveText(/₦/);
  await page.getByRole('link', { name: 'Extension managers' }).click();
  await expect(page).toHaveURL('/extension-manager');
});

test('every line of the menu leads to a screen, and is marked there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInQuietly(page, people.amina);
  await toPage(page, '/farmersDashboard');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const [line, heading] of [
    ['Profile', 'My profile'],
    ['My Farms', 'My Farms'],
    ['My Extension Agent', 'My Extension Agent'],
    ['Finance', 'Finance Overview'],
    ['Farm Reports', 'Farm Reports'],
    ['Agri-Business', 'Agri-Business'],
    ['Passbook', 'Passbook'],
  ] as const) {
    await menu.getByRole('link', { name: line, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(menu.getByRole('link', { name: line, exact: true })).toHaveAttribute('aria-current', 'page');
  }
});

onPhone(
  'the code of a farmer’s card opens her farms on her manager’s phone with no network',
  async ({ newPhone, browser, baseURL }) => {
    const desk = await browser.newPage(baseURL === undefined ? {} : { baseURL });
    await signInQuietly(desk, people.amina);
    await toPage(desk, '/Farmer/card');
    await expect(desk.getByRole('img', { name: 'The code of this card' })).toBeVisible();
    const code = (await desk.locator('article .font-mono').innerText()).replaceAll(' ', '');
    expect(code).toMatch(/^[0-9a-f]{24}$/);
    await desk.close();

    const phone = await newPhone();
    const page = await takeToPhone(phone, people.chidi, people.chidi.home);
    await goTo(page, `/c/${'0'.repeat(24)}`);
    await expect(page.getByText('No farmer in your care has this card.')).toBeVisible();
    await goTo(page, '/ExtensionManager/Efarms');
    await expect(page.getByRole('article').first()).toBeVisible();
    await phone.networkOff();
    await goTo(page, `/c/${code}`);
    await expect(page).toHaveURL(/ExtensionManager\/Efarms\?farmer=/i);
    await expect(page.getByRole('article').filter({ hasText: 'Gonar Amina' })).toBeVisible();
  },
);
