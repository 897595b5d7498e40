import { expectUsable as check } from './accessible.ts';
import { signInAdminQuietly } from './admins.ts';
import { expect, test, toPage } from './journey.ts';
import { people, signInQuietly } from './people.ts';

const halima = { email: 'halima@shuka.example', password: 'gyada-da-wake-9' } as const;

test('an admin names two speakers; one finds a text right, the other agrees, and it leaves for a release', async ({
  page: admin,
  browser,
  baseURL,
}) => {
  test.slow();
  await admin.setViewportSize({ width: 1280, height: 800 });
  await signInAdminQuietly(admin, 'ngozi');
  await toPage(admin, '/admin/texts/speakers');
  for (const name of ['Halima Sani', 'Chidi Okafor']) {
    await admin.getByRole('button', { name: 'Name a speaker' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Find an extension manager').fill(name.split(' ')[1] ?? '');
    await dialog.getByRole('radio', { name }).check();
    await dialog.getByLabel('Reason').fill('Hausa is spoken at home.');
    await dialog.getByLabel('Your own password').fill(people.ngozi.password);
    await dialog.getByRole('button', { name: 'Name a speaker' }).click();
    await expect(admin.getByRole('article').filter({ hasText: name })).toBeVisible();
  }

  const desk = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 360, height: 640 } });
  const first = desk.getByRole('main').getByRole('listitem').filter({ hasText: 'menu.home' });
  await signInQuietly(desk, halima);
  await toPage(desk, '/ExtensionManager/advice');
  await desk.getByRole('link', { name: 'Texts and audio' }).click();
  await desk.getByLabel('Words of either language').fill('menu.home');
  await first.getByRole('button', { name: 'Right as it is' }).click();
  await expect(first).toContainText('Waits for a second speaker');
  await check(desk, 'the desk of a speaker');

  await desk.context().clearCookies();
  await signInQuietly(desk, people.chidi);
  await toPage(desk, '/ExtensionManager/texts');
  await desk.getByLabel('State').selectOption('asked');
  await first.getByRole('button', { name: 'I agree', exact: true }).click();
  await expect(first).toContainText('Agreed, waits for a release');
  await desk.close();

  await toPage(admin, '/admin/texts');
  await expect(admin.getByRole('table', { name: 'How far each language is' })).toBeVisible();
  await check(admin, 'texts and audio');
  const [file] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: 'Hausa: 1 agreed' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('texts-ha.json');
  await admin.getByRole('link', { name: 'To the recordings' }).click();
  await expect(admin.getByRole('combobox', { name: 'Language' })).toHaveValue('ha');
  await expect(admin.getByRole('heading', { name: 'Spoken texts' })).toBeVisible();
});
