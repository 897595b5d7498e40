import type { Route } from '@playwright/test';
import { expect, test, visit } from './journey.ts';
import { newEmail } from './people.ts';
import { letterTo } from './post.ts';
import { publicPaths } from './public-pages.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every public page can be read', async ({ page }) => {
    for (const path of publicPaths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(100);
      await expect(page.locator('footer').getByRole('link', { name: 'Products' }), path).toBeVisible();
      expect(await page.locator('img:not([alt])').count(), `${path}: pictures without a text`).toBe(0);
      if ((await page.locator('main form').count()) > 0)
        await expect(page.locator('noscript p').first(), path).toBeVisible();
    }
  });

  test('the language is chosen all the same', async ({ page }) => {
    await page.goto('/about');
    await page.locator('summary').click();
    await page.getByRole('link', { name: 'Hausa' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ha');
  });
});

test("'System Status' shows what works right now", async ({ page }) => {
  await visit(page, '/maintenance');
  await page.getByRole('link', { name: 'System Status' }).click();
  const status = page.locator('#system-status');
  await expect(status.getByRole('status')).toHaveText('The platform is open.');
  for (const part of ['Records', 'Email', 'Pictures'])
    await expect(status.getByRole('listitem').filter({ hasText: part })).toContainText('working');
  await page.route('**/api/status', (route) => route.abort());
  await status.getByRole('button', { name: 'Check again' }).click();
  await expect(status.getByRole('alert')).toHaveText('The server cannot be reached from here.');
});

test('a receipt is asked for by what its code opens, and a calculator says which figure is wrong', async ({ page }) => {
  await visit(page, '/receipt');
  const address = page.getByLabel('Address that the code on the receipt opens');
  await address.fill('GR-0001');
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByText('Paste the whole address that the code opens.')).toBeVisible();
  await address.fill('https://shuka.example/receipt?id=0193a000-0000-7000-8000-00000000ffff');
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByText('No such receipt is known here.')).toBeVisible();

  await visit(page, '/calculators');
  const amount = page.getByLabel('How much is lent (naira)');
  await amount.fill('1.000,50');
  await expect(amount).toHaveAccessibleDescription('Write an amount above 0 in digits, like 150,000 or 1,000.50');
  await expect(page.getByText('Give each figure')).toBeHidden();
  await amount.fill('1,000.50');
  await expect(page.getByText('You pay back in all')).toBeVisible();
});

test("'Follow Updates' takes an e-mail, and the link in the mail takes it off again", async ({ page }) => {
  const email = newEmail('follower');
  await visit(page, '/maintenance');
  const form = page.locator('#follow-updates');
  await page.getByRole('link', { name: 'Follow Updates' }).click();
  await form.getByLabel('Email').fill('nobody');
  await form.getByRole('button', { name: 'Follow Updates' }).click();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Valid email is required');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Follow Updates' }).click();
  await expect(
    form.getByText('We will write to you when there is news, and when the platform is open again.'),
  ).toBeVisible();
  const { text } = await letterTo(page, email, /^We will send you news of Shuka/);
  const link = /http\S+/.exec(text)?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Stop these letters' }).click();
  await expect(page.getByText('We will not write to you about this.')).toBeVisible();
});

test('a message to the staff: refused beside its fields, then thanked for twice', async ({ page }) => {
  await visit(page, '/contact');
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Valid email is required');
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription('Message is required');
  await page.getByLabel('Name').fill('Sade');
  await page.getByLabel('Email').fill('sade@');
  await page.getByLabel('Message').fill('Where do I buy good seed?');
  await send.click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Valid email is required');
  await expect(page.getByLabel('Message')).toHaveValue('Where do I buy good seed?');
  await page.getByLabel('Email').fill(newEmail('sade'));
  // It arrives, and its answer is lost: what is changed after that is another message, and no conflict.
  const lose = async (route: Route): Promise<void> => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/contact', lose, { times: 1 });
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('Network error. Please check your connection and try again.');
  await expect(page.getByLabel('Message'), 'nothing typed is lost').toHaveValue('Where do I buy good seed?');
  await page.getByLabel('Message').fill('Where do I buy good seed of maize?');
  await send.click();
  const thanks = page.getByRole('dialog', { name: 'Thank you!' });
  await expect(thanks).toBeVisible();
  await thanks.getByRole('button', { name: 'Close' }).last().click();
  await expect(thanks).toBeHidden();
  await expect(page.getByRole('status')).toHaveText('Thank you for reaching out! We will get back to you soon.');
  await expect(page.getByLabel('Message')).toBeHidden();
});

test('a farmer of the public pages is offered everything the specification names', async ({ page }) => {
  const texts: Readonly<Record<string, readonly string[]>> = {
    '/about': [
      'Our Story',
      'What Makes Us Different',
      'Data-driven',
      'Community-embedded',
      'Tech-embedded',
      'Holistic support',
      'Mission',
      'Vision',
      'How to Engage',
    ],
    '/': ['What We Offer', 'Our Services', 'Double farm productivity', 'Strengthen the food system'],
    '/contact': ['Office hours', 'Monday to Friday', '9:00am to 5:00pm (WAT)'],
    '/maintenance': ['Contact Support', 'Follow Updates', 'System Status'],
  };
  for (const [path, words] of Object.entries(texts)) {
    await page.goto(path);
    for (const text of words) await expect(page.getByText(text, { exact: true }).first(), text).toBeVisible();
  }
});
