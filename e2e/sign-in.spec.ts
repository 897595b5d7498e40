import type { Page, Request } from '@playwright/test';
import { expect, test, visit } from './journey.ts';
import { newFarmer, people, proveFactor, signInByForm, signInQuietly } from './people.ts';

const { amina, ngozi, ifeoma: _secondAdmin, ...others } = people;

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

/** Stands in for the server at the sign-in call, to see what the page makes of an answer. */
const answerSignIn = (page: Page, status: number, body: string) => {
  const contentType = body.startsWith('{') ? 'application/json' : 'text/plain';
  return page.route('**/user/login', (route) => route.fulfill({ status, body, contentType }));
};

test.describe('each role lands on its own dashboard', () => {
  for (const [name, person] of Object.entries({ amina, ...others })) {
    test(`${name} lands on ${person.home}`, async ({ page }) => {
      await visit(page, '/login');
      await signInByForm(page, person);
      await expect(page).toHaveURL(person.home);
      await expect(
        page
          .getByRole('main')
          .getByText(/welcome,|^your investments$/i)
          .first(),
      ).toBeVisible();
    });
  }

  test('the admin proves the second factor first, and then lands on /admin', async ({ page }) => {
    await visit(page, '/login');
    await signInByForm(page, ngozi);
    await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
    await page.getByLabel('Six digits of the app').fill('000000');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('This code is not right. Wait for the next one and try again.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What is to be done' })).toBeHidden();
    await proveFactor(page);
    await expect(page).toHaveURL(ngozi.home);
    await expect(page.getByRole('heading', { name: 'What is to be done' })).toBeVisible();
  });
});

test.describe('the red box', () => {
  const say = JSON.stringify;
  const access =
    'Access denied. Please check your permissions or contact support.\n' +
    'This might be due to CORS issues, missing permissions, or server configuration.';
  const cases: readonly (readonly [when: string, status: number, body: string, says: string])[] = [
    ['200 without a mark of success', 200, say({ responseCode: '99' }), 'Login failed. Please try again.'],
    ['200 without a mark, with a message', 200, say({ responseMessage: 'Not today.' }), 'Not today.'],
    ['403', 403, say({ message: 'whatever' }), access],
    ['a message of denied access', 401, say({ message: 'ACCESS DENIED for you' }), access],
    ['another failure with a responseMessage', 401, say({ responseMessage: 'One.', message: 'Two.' }), 'One.'],
    ['another failure with a message', 400, say({ message: 'Two.' }), 'Two.'],
    ['another failure with nothing to say', 401, say({}), 'Invalid email or password.'],
    ['a failure in plain text', 500, 'The barn is on fire.', 'The barn is on fire.'],
  ];
  test('what the server answers, word for word; typing clears it', async ({ page }) => {
    await visit(page, '/login');
    await signInByForm(page, { ...amina, password: 'not-hers-at-all' });
    for (const [when, status, body, says] of cases) {
      await answerSignIn(page, status, body);
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
      expect.soft(await page.getByRole('alert').innerText(), when).toBe(says);
      await expect(page).toHaveURL('/login');
      await page.getByLabel('Password', { exact: true }).press('x');
      await expect(page.getByRole('alert'), when).toBeHidden();
    }
  });

  test('a server that cannot be reached', async ({ page }) => {
    await visit(page, '/login');
    await page.route('**/user/login', (route) => route.abort('connectionrefused'));
    await signInByForm(page, amina);
    await expect(page.getByRole('alert')).toHaveText(
      'Cannot connect to server. Please check your connection and try again.',
    );
    await expect(page.getByLabel('Email'), 'what was typed stays').toHaveValue(amina.email);
  });

  test('a request the browser refuses for CORS, and a failure of any other kind', async ({ page }) => {
    await visit(page, '/login');
    const failWith = (name: string, text: string) =>
      page.evaluate(
        ([kind, message]) => {
          globalThis.fetch = () => Promise.reject(Object.assign(new Error(message), { name: kind }));
        },
        [name, text] as const,
      );
    await failWith('TypeError', 'Blocked by CORS policy');
    await signInByForm(page, amina);
    await expect(page.getByRole('alert')).toHaveText(
      'CORS error. Please check if the server allows requests from this origin.',
    );
    await failWith('RangeError', 'Something odd');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred. Please try again.');
  });

  test('a wrong password and an unknown address are told apart by nobody', async ({ page }) => {
    await visit(page, '/login');
    await signInByForm(page, { email: amina.email, password: 'not-hers-at-all' });
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password.');
    await signInByForm(page, { email: 'nobody@journeys.example', password: 'not-hers-at-all' });
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password.');
  });
});

test('an empty form is refused beside its fields', async ({ page }) => {
  await visit(page, '/login');
  await page.getByLabel('Email').fill('amina');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Valid email is required');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Password is required');
  await expect(page.getByLabel('Email')).toBeFocused();
});

test("while it is sent, the button reads 'Logging in...' and cannot be pressed again", async ({ page }) => {
  await visit(page, '/login');
  const calls: Request[] = [];
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/user/login', async (route) => {
    calls.push(route.request());
    await held;
    await route.continue();
  });
  await signInByForm(page, amina);
  const button = page.getByRole('button', { name: 'Logging in...' });
  await expect(button).toBeDisabled();
  await page.getByLabel('Email').press('Enter');
  letGo();
  await expect(page).toHaveURL(amina.home);
  expect(calls).toHaveLength(1);
});

test('the password shows when asked, and hides again', async ({ page }) => {
  await visit(page, '/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('damina');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('damina');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('a farmer signs out, and nothing of the session stays', async ({ page }) => {
  const farmer = await newFarmer(page);
  await visit(page, '/login');
  await signInByForm(page, farmer);
  await expect(page).toHaveURL('/farmersDashboard');
  expect(Object.keys(await stored(page)).sort()).toEqual(['authToken', 'farmerInfo', 'tokenTimestamp']);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await stored(page)).toEqual({});
  await page.goto('/farmersDashboard');
  await expect(page).toHaveURL(/\/login/);
  await signInQuietly(page, farmer);
});
