import { expect, test, visit } from './journey.ts';
import { newEmail, signInByForm } from './people.ts';
import { codeTo, letterTo, wrongCode } from './post.ts';
import { box, digits, fillDetails, paste, reachCode, send, verify } from './sign-up-hands.ts';

const password = 'shinkafa-da-wake';

test('a farmer signs up in three steps, signs in and lands on the dashboard', async ({ page, complaints }) => {
  const email = newEmail('ladi');
  await reachCode(page, email);
  await expect(page.getByText(`Enter the six-digit code we sent to ${email}.`)).toBeVisible();
  await box(page, 1).click();
  await page.keyboard.type(await codeTo(page, email));
  await verify(page).click();
  await expect(page).toHaveURL('/farmer-signup/create-password');
  expect(await page.evaluate(() => Object.values(localStorage)), 'the address is kept').toContain(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create Password' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('status')).toHaveText('Password created successfully! Please login.');
  expect(await page.evaluate(() => Object.values(localStorage)), 'and forgotten').not.toContain(email);
  await signInByForm(page, { email, password });
  await expect(page).toHaveURL('/farmersDashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ladi');
  expect(complaints).toEqual([]);
});

test('a sign-up goes on after the phone dropped the tab, and coming back finds the details as typed', async ({
  page,
}) => {
  const email = newEmail('ladi');
  await reachCode(page, email);
  await visit(page, '/farmer-signup/otp-verification');
  await expect(page.getByText(`Enter the six-digit code we sent to ${email}.`)).toBeVisible();
  await visit(page, '/farmer-signup');
  await expect(page.getByLabel('First name')).toHaveValue('Ladi');
  await expect(page.getByLabel('Phone number')).toHaveValue('0803 555 9876');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.goBack();
  await page.waitForLoadState('networkidle');
  await paste(page, 1, await codeTo(page, email));
  await verify(page).click();
  await expect(page).toHaveURL('/farmer-signup/create-password');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  expect(await page.evaluate(() => Object.values(sessionStorage).join()), 'no password').not.toContain(password);
  await page.getByRole('button', { name: 'Create Password' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => sessionStorage.length), 'and nothing of it stays').toBe(0);
});

test('the details are refused beside their fields, and nothing typed is lost', async ({ page }) => {
  await visit(page, '/farmer-signup');
  await send(page);
  const says = { 'First name': 'First name', 'Last name': 'Last name', 'Phone number': 'Phone number' };
  for (const [label, name] of Object.entries(says))
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(`${name} is required`));
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Valid email is required');
  await expect(page.getByLabel('First name')).toBeFocused();
  await fillDetails(page, 'ladi@nowhere');
  await page.getByLabel('Phone number').fill('12');
  await expect(page.getByLabel('First name'), 'an edit clears the error').toHaveAccessibleDescription('');
  await send(page);
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/not a phone number we can reach/);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Valid email is required');
  await expect(page.getByLabel('Email')).toHaveValue('ladi@nowhere');
  await expect(page.getByLabel('First name')).toHaveValue('Ladi');
});

test('a registration the server refuses shows its message, or a plain one, and keeps the text', async ({ page }) => {
  await visit(page, '/farmer-signup');
  await fillDetails(page, newEmail('ladi'));
  const answers = [{ message: 'Not in the rainy season.' }, {}];
  const says = ['Not in the rainy season.', 'Something went wrong. Please try again.'];
  await page.route('**/api/v1/farmers/register', (route) => route.fulfill({ status: 500, json: answers.shift() }));
  for (const words of says) {
    await send(page);
    await expect(page.getByRole('alert')).toHaveText(words);
  }
  await page.route('**/api/v1/farmers/register', (route) => route.abort());
  await send(page);
  await expect(page.getByRole('alert'), 'no network').toHaveText('Something went wrong. Please try again.');
  await expect(page.getByLabel('First name')).toHaveValue('Ladi');
});

test('the six boxes take digits only, move on and back, and fill from one paste', async ({ page }) => {
  await reachCode(page, newEmail('ladi'));
  await box(page, 1).click();
  await page.keyboard.type('a1 b-2');
  expect(await digits(page)).toBe('1|2||||');
  await expect(box(page, 3)).toBeFocused();
  await page.keyboard.press('Backspace');
  expect(await digits(page), 'an empty box clears the one before').toBe('1|||||');
  await expect(box(page, 2)).toBeFocused();
  await page.keyboard.type('2345');
  await expect(verify(page), 'five digits').toBeDisabled();
  await page.keyboard.type('6');
  await expect(verify(page), 'six digits').toBeEnabled();
  await page.keyboard.press('Backspace');
  expect(await digits(page), 'a full box clears itself').toBe('1|2|3|4|5|');
  await expect(verify(page)).toBeDisabled();
  await paste(page, 3, ' 98 76-54 ');
  expect(await digits(page), 'a paste fills them all').toBe('9|8|7|6|5|4');
  await expect(verify(page)).toBeEnabled();
  for (const side of [0, 1]) {
    await box(page, 2).evaluate((one, caret) => (one as HTMLInputElement).setSelectionRange(caret, caret), side);
    await box(page, 2).press(String(side));
    expect(await digits(page), 'a digit typed on either side replaces the one there').toBe(`9|${side}|7|6|5|4`);
    await expect(box(page, 3)).toBeFocused();
  }
  await page.keyboard.press('7');
  await expect(box(page, 4), 'the same digit again moves on too').toBeFocused();
});

test('a wrong code is refused, a new one empties the boxes and takes the place of the old', async ({ page }) => {
  const email = newEmail('ladi');
  await reachCode(page, email);
  const code = await codeTo(page, email);
  await paste(page, 1, wrongCode(code));
  await verify(page).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid OTP. Please try again.');
  await page.getByRole('button', { name: 'Resend OTP' }).click();
  await expect(page.getByRole('status')).toHaveText('A new code is on its way.');
  expect(await digits(page)).toBe('|||||');
  const newCode = await codeTo(page, email, code);
  await paste(page, 1, code);
  await verify(page).click();
  await expect(page.getByRole('alert'), 'the old code').toHaveText('Invalid OTP. Please try again.');
  await paste(page, 1, newCode);
  await verify(page).click();
  await expect(page).toHaveURL('/farmer-signup/create-password');
});

test('the code step says what went wrong, to the letter', async ({ page }) => {
  await reachCode(page, newEmail('ladi'));
  await paste(page, 1, '123456');
  const verifying = '**/api/v1/farmers/verify-token';
  await page.route(verifying, (route) => route.fulfill({ json: { responseCode: '011' } }));
  await verify(page).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid OTP. Please try again.');
  await page.route(verifying, (route) =>
    route.fulfill({ json: { responseCode: '011', responseMessage: 'Too late.' } }),
  );
  await verify(page).click();
  await expect(page.getByRole('alert')).toHaveText('Too late.');
  const portal = { contentType: 'text/html', body: '<title>Buy data</title>' };
  await page.route(verifying, (route) => route.fulfill(portal));
  await verify(page).click();
  await expect(page.getByRole('alert'), 'a captive portal').toHaveText('Something went wrong. Please try again.');
  await page.route(verifying, (route) => route.abort());
  await verify(page).click();
  await expect(page.getByRole('alert')).toHaveText('Network error. Please check your connection and try again.');
  await page.route('**/api/v1/farmers/request-otp', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Resend OTP' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to resend OTP');
});

test('the password is refused until it is long enough and typed twice alike', async ({ page }) => {
  const email = newEmail('ladi');
  await reachCode(page, email);
  await paste(page, 1, await codeTo(page, email));
  await verify(page).click();
  const first = page.getByLabel('Password', { exact: true });
  const second = page.getByLabel('Confirm password');
  const create = (): Promise<void> => page.getByRole('button', { name: 'Create Password' }).click();
  await create();
  await expect(first).toHaveAccessibleDescription(/^Password is required/);
  await expect(second).toHaveAccessibleDescription('Please confirm your password');
  await first.fill('short');
  await second.fill('shorter');
  await create();
  await expect(first).toHaveAccessibleDescription(/^Password must be at least 6 characters/);
  await expect(second).toHaveAccessibleDescription('Passwords do not match');
  await first.fill('123456');
  await second.fill('123456');
  await create();
  await expect(page.getByText('This password is too easy to guess. Please choose another one.')).toBeVisible();
  const completing = '**/api/v1/farmers/complete-registration';
  await page.route(completing, (route) => route.fulfill({ status: 502, json: {} }));
  await create();
  await expect(page.getByRole('alert')).toHaveText('Server error: 502');
  await page.route(completing, (route) => route.fulfill({ json: { responseCode: '099' } }));
  await create();
  await expect(page.getByRole('alert')).toHaveText('Failed to create password');
  await expect(first).toHaveValue('123456');
});

test('someone who has an account already is told so by mail only', async ({ page }) => {
  await reachCode(page, 'musa@shuka.example');
  const { text } = await letterTo(page, 'musa@shuka.example', /already have/);
  expect(text).toContain('/login');
});
