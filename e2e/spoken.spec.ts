import { expectAccessible } from './accessible.ts';
import { browserArgs } from './browser.ts';
import { signInAdminQuietly } from './admins.ts';
import { openAs, people } from './people.ts';
import { expect, goTo, takeToPhone, testInOwnHouse as test, untilAllSent } from './phones.ts';
import { toPage } from './to-page.ts';

/** A microphone that hums, and nobody who has to allow it. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...browserArgs, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    }),
});

const { amina, chidi } = people;

test('a farmer speaks with no network, her manager hears it and makes a group; what is written there is reported', async ({
  newPhone,
  browser,
  baseURL,
}) => {
  test.slow();
  const phone = await newPhone({ permissions: ['microphone'] });
  const aminas = await takeToPhone(phone, amina, amina.home);
  await goTo(aminas, '/messages');
  await expect(aminas.getByRole('button', { name: 'Speak instead' })).toBeVisible();
  await phone.networkOff();
  await aminas.getByRole('button', { name: 'Speak instead' }).click();
  await expect(aminas.getByRole('button', { name: /Stop \(118 seconds left\)/ })).toBeVisible();
  await aminas.getByRole('button', { name: /Stop/ }).click();
  await aminas.getByRole('button', { name: 'Send the voice note' }).click();
  const said = aminas.getByRole('article').filter({ hasText: 'Saved here' });
  await expect(said.getByRole('button', { name: /Listen \(\d seconds?\)/ })).toBeVisible();
  await phone.networkOn();
  await untilAllSent(aminas);

  const chidis = await openAs(browser, baseURL, chidi);
  await goTo(chidis, '/messages');
  await chidis.getByRole('link', { name: /Amina Yusuf/ }).click();
  const heard = chidis.getByRole('article').filter({ hasText: 'Amina Yusuf' }).last();
  await heard.getByRole('button', { name: /Listen/ }).click();
  await expect
    .poll(() => heard.locator('audio').evaluate((audio: HTMLAudioElement) => audio.readyState), { timeout: 20_000 })
    .toBeGreaterThan(0);
  await expectAccessible(chidis, 'a conversation with a voice note');

  await goTo(chidis, '/rooms');
  await chidis.getByRole('button', { name: 'Make a group' }).click();
  await chidis.getByRole('button', { name: 'Make a group' }).click();
  await expect(chidis.getByText('Choose at least one farmer')).toBeVisible();
  await chidis.getByLabel('Name of the group').fill('Bichi maize');
  await chidis.getByLabel('Amina Yusuf').check();
  await chidis.getByRole('button', { name: 'Make a group' }).click();
  await chidis.getByRole('link', { name: /Bichi maize/ }).click();
  await chidis.getByLabel('Your message').fill('Urea comes on Friday.');
  await chidis.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(chidis.getByRole('article')).toContainText('Urea comes on Friday.');

  await goTo(aminas, '/rooms');
  await aminas.getByRole('link', { name: /Bichi maize.*1 new/ }).click();
  await expectAccessible(aminas, 'a group');
  await aminas.getByRole('button', { name: 'Report or block' }).click();
  await aminas.getByLabel('What is wrong with it?').fill('It is not true.');
  await aminas.getByRole('button', { name: 'Send the report' }).click();
  await expect(aminas.getByText('Thank you. An admin will read it.')).toBeVisible();
  await aminas.getByRole('button', { name: 'Block Chidi Okafor' }).click();
  await expect(aminas.getByText(/^You and Chidi Okafor do not see/)).toBeVisible();
  await chidis.getByLabel('Your message').fill('Nobody blocked reads this.');
  await chidis.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(chidis.getByRole('article')).toHaveCount(2);
  await goTo(aminas, '/rooms');
  await aminas.getByRole('link', { name: /Bichi maize/ }).click();
  await expect(aminas.getByRole('article')).toHaveCount(1);
  await goTo(chidis, '/broadcasts');
  await chidis.getByLabel('What you say').fill('The market is on Monday.');
  await chidis.getByRole('button', { name: 'Count whom it reaches' }).click();
  await expect(chidis.getByText(/^This goes to \d+ people\.$/)).toBeVisible();
  await chidis.getByRole('button', { name: 'Send it' }).click();
  await expect(chidis.getByRole('listitem').filter({ hasText: 'The market is on Monday.' })).toContainText(/ told/);
  await expectAccessible(chidis, 'what is said to many');
  await goTo(aminas, '/notices');
  await aminas.getByLabel('News from the platform').selectOption({ label: 'Only in the app' });
  await aminas.getByLabel('Send me nothing at certain hours').check();
  await aminas.getByRole('button', { name: 'Save' }).click();
  await expect(aminas.getByText('Saved.')).toBeVisible();
  await expectAccessible(aminas, 'how somebody is told');
  await goTo(aminas, '/rooms');
  await expect(aminas.getByText('The market is on Monday.')).toBeVisible();
  await aminas.getByRole('button', { name: 'End the block' }).click();
  await expect(aminas.getByText('People you blocked')).toHaveCount(0);

  const admins = await browser.newPage({ baseURL: baseURL ?? '', permissions: ['microphone'] });
  await signInAdminQuietly(admins, 'ngozi');
  await toPage(admins, '/admin/messages/reported');
  const report = admins.getByRole('listitem').filter({ hasText: 'Urea comes on Friday.' });
  await expect(report).toContainText('It is not true.');
  await report.getByLabel('The message is not at fault.').check();
  await report.getByLabel('Reason').fill('Urea did come.');
  await report.getByRole('button', { name: 'Decide' }).click();
  await expect(report).toHaveCount(0);

  // The studio: a text of her screen is recorded, and she hears it.
  await toPage(admins, '/admin/clips');
  await admins.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'English' });
  const text = admins.getByRole('listitem').filter({ hasText: 'menu.myFarms' });
  await expect(async () => {
    if ((await text.count()) === 0) await admins.getByRole('button', { name: /^Show more/ }).click();
    await expect(text).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await text.getByRole('button', { name: /^Stop|Record/ }).click();
  await expect(text.getByRole('button', { name: /Stop \(18/ })).toBeVisible();
  await text.getByRole('button', { name: /Stop/ }).click();
  await text.getByRole('button', { name: 'Keep this recording' }).click();
  await expect(text).toHaveCount(0);
  await expectAccessible(admins, 'the studio');

  await goTo(aminas, '/Farmer/MyFarms');
  await aminas.getByRole('button', { name: 'Listen', exact: true }).click();
  await expect(aminas.getByLabel('Large pictures, fewer words')).toBeVisible();
  await expect(aminas.getByText('A recorded voice reads this page.')).toBeVisible();
  await aminas.getByLabel('Large pictures, fewer words').check();
  await expect(aminas.locator('html[data-pictures]')).toHaveCount(1);
  await expectAccessible(aminas, 'a page that is read aloud');
  await admins.close();
  await chidis.close();
});
