import { photo, photoFile } from './farm-hands.ts';
import { people } from './people.ts';
import { expect, goTo, status, takeToPhone, testInOwnHouse as test, untilAllSent } from './phones.ts';

const { amina, chidi } = people;

/** A page that just opened begins to listen after some seconds, and the server looks every two. */
const live = { timeout: 25_000 };

test('a farmer writes with no network; the manager gets it live, reads it and answers with a photo', async ({
  newPhone,
}) => {
  test.slow();
  const [hers, his] = [await newPhone(), await newPhone()];
  const chidis = await takeToPhone(his, chidi, chidi.home);
  await goTo(chidis, '/messages');
  const line = chidis.getByRole('link', { name: /Amina Yusuf/ });
  await expect(line).toBeVisible();
  const picture = photoFile(await photo(chidis, 'olive', true));

  const aminas = await takeToPhone(hers, amina, amina.home);
  await goTo(aminas, '/extension-agent-dashboard');
  await aminas.getByRole('link', { name: 'Write to them' }).click();
  await expect(aminas.getByText('You write to Chidi Okafor.')).toBeVisible();
  await hers.networkOff();
  await aminas.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(aminas.getByText('Write something, or add a photo')).toBeVisible();
  await aminas.getByLabel('Your message').fill('My cowpea leaves have holes.');
  await aminas.getByRole('button', { name: 'Send', exact: true }).click();
  const said = aminas.getByRole('article').filter({ hasText: 'My cowpea leaves have holes.' });
  await expect(said).toContainText('Saved here');
  await expect(aminas.getByLabel('Your message')).toHaveValue('');
  await expect(status(aminas)).toHaveText(/^1 waiting since /);

  await hers.networkOn();
  await untilAllSent(aminas);
  await expect(line).toContainText('1 new', live);
  await expect(line).toContainText('My cowpea leaves have holes.');
  await expect(said).toContainText('Delivered', live);
  await line.click();
  await expect(chidis.getByRole('article').filter({ hasText: 'My cowpea leaves have holes.' })).toContainText(
    'Amina Yusuf',
  );
  await expect(said).toContainText('Read', live);

  await chidis.getByLabel('Your message').fill('Do they look like this?');
  await chidis.getByLabel('Add a photo').setInputFiles(picture);
  await expect(chidis.getByRole('img', { name: 'The picture you chose' })).toBeVisible();
  await chidis.getByRole('button', { name: 'Send', exact: true }).click();
  const answer = aminas.getByRole('article').filter({ hasText: 'Do they look like this?' });
  await expect(answer).toContainText('Chidi Okafor', live);
  await answer.getByRole('button', { name: 'See the photo larger' }).click();
  const whole = aminas.getByRole('dialog').getByRole('img');
  await expect.poll(() => whole.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(200);
  await expect(chidis.getByRole('article').filter({ hasText: 'Do they look like this?' })).toContainText('Read', live);
  await expect(status(chidis)).toHaveText('All sent', live);
});

test('what is typed waits for its writer, and a manager finds a farmer to write to', async ({ newPhone }) => {
  test.slow();
  const phone = await newPhone();
  const page = await takeToPhone(phone, chidi, chidi.home);
  await goTo(page, '/messages');
  await phone.networkOff();
  await page.getByLabel('Find a farmer by name').fill('musa');
  await page.getByRole('link', { name: /Musa Ibrahim/ }).click();
  await page.getByLabel('Your message').fill('I come on Friday,');
  await page.getByRole('link', { name: 'Back to all messages' }).click();
  await page.getByRole('link', { name: /Musa Ibrahim/ }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('I come on Friday,');
  await page.getByLabel('Your message').fill('I come on Friday, early.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: 'early.' })).toContainText('Saved here');
  await phone.networkOn();
  await untilAllSent(page);
  await expect(page.getByRole('article').filter({ hasText: 'early.' })).toContainText('Sent');
});
