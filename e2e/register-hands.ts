import type { Page } from '@playwright/test';
import { photo, photoFile } from './farm-hands.ts';
import { expect } from './journey.ts';

/** To the next step of registering a farmer. */
export const next = (page: Page) => page.getByRole('button', { name: 'Go on' }).click();

/** @param phone as one writes it; '' for a farmer who has none. */
export const sayWho = async (page: Page, firstName: string, lastName: string, phone: string): Promise<void> => {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Phone number').fill(phone);
  await page.getByLabel('Female').check();
  await page.getByLabel('Year of birth').fill('1979');
  await page.getByLabel('Language of the farmer').selectOption('en');
  await next(page);
};

export const sayWhere = async (page: Page, village: string): Promise<void> => {
  await page.getByLabel('Village or town').fill(village);
  await page.getByLabel('Find your local government area').fill('bichi');
  await page.getByRole('button', { name: 'Bichi, Kano' }).click();
  await next(page);
};

export const sayWhatGrows = async (page: Page): Promise<void> => {
  await page.getByLabel('Crops').fill('Millet, Cowpea');
  await page.getByLabel('Small (0-2 acres)').check();
  await next(page);
};

export const sayYes = async (page: Page): Promise<void> => {
  await expect(page.getByText('I agree that Shuka keeps my name')).toBeVisible();
  await page.getByLabel('Yes', { exact: true }).first().check();
  await page.getByLabel('Thumb mark on paper').check();
  await page.getByLabel('Choose a photo').setInputFiles(photoFile(await photo(page, 'purple')));
  await expect(page.getByRole('img', { name: 'The mark on paper' })).toBeVisible();
  await next(page);
};

/** Registers a farmer by the form, whose page is open: from the first step to the last. */
export const register = async (page: Page, firstName: string, lastName: string, village: string): Promise<void> => {
  await sayWho(page, firstName, lastName, '');
  await sayWhere(page, village);
  await sayWhatGrows(page);
  await sayYes(page);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText(`${firstName} ${lastName} is registered and in your care.`)).toBeVisible();
};
