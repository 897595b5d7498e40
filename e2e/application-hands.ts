import type { Page } from '@playwright/test';
import { photo, photoFile } from './farm-hands.ts';
import { expect } from './journey.ts';
import { signInByForm, type SignIn } from './people.ts';
import { typeCode } from './post.ts';

/** Chooses a picture of one colour in the place of that name. */
export const choosePicture = async (page: Page, name: string, colour: string): Promise<void> => {
  const place = page.getByRole('group', { name, exact: true });
  await place.getByLabel('Add a picture').setInputFiles(photoFile(await photo(page, colour)));
  await expect(place.getByRole('img', { name: 'The picture you chose' })).toBeVisible();
};

/** Sends an application that is filled in, and says by the code that the e-mail address is one's own. */
export const sendApplication = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('button', { name: 'Send my application' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code we sent you' })).toBeVisible();
  await typeCode(page, email);
  await expect(page.getByText('We have received your application.')).toBeVisible();
};

/** Signs in after applying, and reads that the application waits. */
export const seeThatItWaits = async (page: Page, applicant: SignIn): Promise<void> => {
  await page.getByRole('link', { name: 'Sign in and see where it stands' }).click();
  await page.waitForLoadState('networkidle');
  await signInByForm(page, applicant);
  await expect(page.getByText('Your application is waiting for approval.')).toBeVisible();
};
