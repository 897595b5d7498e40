import type { Page, Response } from '@playwright/test';
import { signInByForm } from './people.ts';
import { aPin, expect, goTo, lockByMenu, musaComes, status, takeNewFarmer, test, typePin } from './phones.ts';

/** What the server answers from now on about the notices of whoever is signed in, each as its status. */
const hearNotices = (page: Page): number[] => {
  const heard: number[] = [];
  page.on('response', (response: Response) => {
    if (new URL(response.url()).pathname === '/api/notices') heard.push(response.status());
  });
  return heard;
};

test('whoever opens their work by PIN is told nothing in the session that somebody else left open', async ({
  newPhone,
}) => {
  test.slow();
  const { phone, farmer: amina, page } = await takeNewFarmer(newPhone, 'Amina');
  await lockByMenu(page);
  await phone.context.clearCookies();
  await musaComes(page);
  await goTo(page, '/notices');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How you are told of things');

  // Musa locks the phone and hands it over; the line is too weak to ask whose session it is
  await lockByMenu(page);
  const heard = hearNotices(page);
  await phone.context.route(/\/api\/(me|sign-out)$/, (route) => route.abort());
  await page.getByRole('button', { name: 'Another person on this phone' }).click();
  await page.getByRole('button', { name: 'Sun' }).click();
  await typePin(page, aPin);
  await expect(page.getByText('Somebody else is signed in on this phone now.').first()).toBeVisible();
  expect([...new Set(heard)], 'no answer in the session of Musa').toEqual([409]);

  // with a line that session ends, and Amina is asked to sign in
  await phone.context.unroute(/\/api\/(me|sign-out)$/);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(status(page)).toHaveText('Sign in to send', { timeout: 20_000 });
  expect(heard).not.toContain(200);
  await status(page).click();
  await page.waitForLoadState('networkidle');
  await signInByForm(page, amina);
  await expect(page.getByLabel('PIN', { exact: true }).or(status(page)).first()).toBeVisible();
  await goTo(page, '/notices');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How you are told of things');
  await expect.poll(() => heard, 'her own notices').toContain(200);
});
