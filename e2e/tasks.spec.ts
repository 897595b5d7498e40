import type { Page } from '@playwright/test';
import { signInAdminQuietly } from './admins.ts';
import { people } from './people.ts';
import { expect, goTo, status, takeToPhone, testInOwnHouse as test, untilAllSent } from './phones.ts';
import { toPage } from './to-page.ts';

const { chidi, ifeoma } = people;

const tasksPage = '/ExtensionManager/tasks';

/** An admin lets nobody wait for an answer, and gives a reason. */
const changeRule = async (admin: Page): Promise<void> => {
  await signInAdminQuietly(admin, 'ngozi');
  await toPage(admin, '/admin/task-rules');
  const rule = admin.getByRole('article').filter({ hasText: 'Overdue visit' });
  await expect(rule).toContainText('more than 28 days ago');
  await rule.getByRole('button', { name: 'Change' }).click();
  await rule.getByLabel('Days', { exact: true }).fill('7');
  await rule.getByLabel('May be put off').fill('3');
  await rule.getByRole('button', { name: 'Save rule' }).click();
  await expect(rule.getByText('Write why you change it')).toBeVisible();
  await rule.getByLabel('Reason for the change').fill('The rains begin.');
  await rule.getByRole('button', { name: 'Save rule' }).click();
  await expect(admin.getByText('The change is sent.')).toBeVisible();
  await expect(rule).toContainText('more than 28 days ago');
};

/** Another admin agrees on screen; from then on the rule holds. */
const agreeToRule = async (admin: Page): Promise<void> => {
  await signInAdminQuietly(admin, 'ifeoma');
  await toPage(admin, '/admin/task-rules');
  await admin.locator('summary').filter({ hasText: 'Agree, at once' }).click();
  await admin.getByLabel('Your password', { exact: true }).first().fill(ifeoma.password);
  await admin.getByRole('button', { name: 'Agree, at once' }).click();
  const rule = admin.getByRole('article').filter({ hasText: 'Overdue visit' });
  await expect(rule).toContainText('more than 7 days ago');
  await rule.getByText('1 earlier version').click();
  await expect(rule).toContainText('more than 28 days ago');
};

test('an admin changes a rule; a manager has the tasks it makes with no network, answers one and puts one off', async ({
  newPhone,
  browser,
  ownHouse,
}) => {
  test.slow();
  const admin = await browser.newPage({ baseURL: ownHouse.url });
  await changeRule(admin);
  await admin.close();
  const second = await browser.newPage({ baseURL: ownHouse.url });
  await agreeToRule(second);
  await second.close();
  const phone = await newPhone();
  const page = await takeToPhone(phone, chidi, chidi.home);
  await goTo(page, tasksPage);
  const visitTask = page.getByRole('group', { name: 'Visit this farmer' }).first();
  await expect(visitTask).toContainText('days since the last visit');
  await phone.networkOff();
  await page.reload();
  await goTo(page, tasksPage);
  const problem = page.getByRole('group', { name: /^Answer a problem/ }).first();
  await expect(problem).toContainText('Urgent');
  await problem.getByRole('button', { name: 'Answer', exact: true }).click();
  await problem.getByRole('button', { name: 'Answer this problem' }).click();
  await problem.getByLabel('Answer', { exact: true }).fill('Look into each plant in the morning.');
  await problem.getByRole('button', { name: 'Save answer' }).click();
  await expect(problem).toHaveCount(0);

  const visits = page.getByRole('group', { name: 'Visit this farmer' });
  const before = await visits.count();
  await visitTask.getByRole('button', { name: 'Later: Visit this farmer' }).click();
  await expect(visitTask.getByRole('radio')).toHaveCount(2); // a day and three: the rule as the admin changed it
  await visitTask.getByRole('radio', { name: 'In 3 days' }).check();
  await visitTask.getByRole('button', { name: 'Put off', exact: true }).click();
  await expect(visitTask.getByText('Write why it is put off')).toBeVisible();
  await visitTask.getByLabel('Why?').fill('She is at a wedding.');
  await visitTask.getByRole('button', { name: 'Put off', exact: true }).click();
  await expect(page.getByText(/^Put off until/).first()).toBeVisible();
  await expect(visits).toHaveCount(before - 1);
  await page.getByText('Put off or done (1)').click();
  const aside = page.getByRole('article').filter({ hasText: 'She is at a wedding.' });
  await expect(aside).toContainText('Saved here');
  await expect(status(page)).toHaveText(/^2 waiting since /);
  await phone.networkOn();
  await untilAllSent(page);
  await expect(aside).toContainText('Accepted');
});
