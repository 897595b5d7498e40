import { expect, test } from './journey.ts';
import { people, signInQuietly } from './people.ts';

test('what has come is shown at once, one place inside another, though no time passes', async ({ page }) => {
  await signInQuietly(page, people.danjuma);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto('/AgroProcessor/Aprofile');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
});
