import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** A real JPEG of one colour, made by the browser itself; noise makes it as heavy as a photo. */
export const photo = async (page: Page, colour: string, isNoisy = false): Promise<Buffer> => {
  const url = await page.evaluate(
    ([fill, noisy]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 900 });
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('There is no canvas.');
      pen.fillStyle = String(fill);
      pen.fillRect(0, 0, 1600, 900);
      const spots = noisy ? 40_000 : 0;
      for (let spot = 0; spot < spots; spot += 1) {
        pen.fillStyle = `hsl(${(spot * 137) % 360} 60% ${(spot * 31) % 100}%)`;
        pen.fillRect((spot * 7919) % 1600, (spot * 104_729) % 900, 5, 5);
      }
      return canvas.toDataURL('image/jpeg', 0.9);
    },
    [colour, isNoisy] as const,
  );
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
};

export const photoFile = (buffer: Buffer) => ({ name: 'farm.jpg', mimeType: 'image/jpeg', buffer });

/** The window that adds a farm, filled in but for the picture. */
export const beginFarm = async (page: Page, name: string, crop = 'Sorghum') => {
  await page.getByRole('button', { name: 'Add Farm' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add a farm' });
  await form.getByLabel('Farm name').fill(name);
  await form.getByLabel('Find your local government area').fill('fufore');
  await form.getByRole('button', { name: 'Fufore, Adamawa' }).click();
  await form.getByLabel('Medium (2-10 acres)').check();
  await form.getByLabel('Crop').fill(crop);
  return form;
};

/** Adds a farm on the page of one's farms. */
export const addFarm = async (page: Page, name: string): Promise<void> => {
  const form = await beginFarm(page, name);
  await form.getByRole('button', { name: 'Save farm' }).click();
  await expect(form).toBeHidden();
};

/** Changes what stands in one field of the farm whose page is open. */
export const changeFarm = async (page: Page, field: 'Farm name' | 'Crop', value: string): Promise<void> => {
  await page.getByRole('button', { name: 'Change details' }).click();
  const form = page.getByRole('dialog', { name: 'Change this farm' });
  await form.getByLabel(field).fill(value);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form).toBeHidden();
};

/** Opens a farm from the list of one's farms. */
export const openFarm = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('article').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

/** A square of about a hectare in Fufore: latitude, longitude of its corners. */
export const square = [
  [9.2, 12.6],
  [9.2, 12.6009],
  [9.2009, 12.6009],
  [9.2009, 12.6],
] as const;

type Corners = readonly (readonly [number, number])[];

/** Types the corners of a plot: latitude, then longitude. The page of its capture is open. */
export const typeCorners = async (page: Page, corners: Corners): Promise<void> => {
  await page.getByRole('button', { name: /Type coordinates/ }).click();
  await page.getByText('Paste a list', { exact: true }).click();
  await page.getByLabel('List of corners').fill(corners.map((corner) => corner.join(', ')).join('\n'));
  await page.getByRole('button', { name: 'Read the list' }).click();
};

/** Maps a plot by typing its corners; the farm's page is open, and open again at the end. */
export const addPlot = async (page: Page, name: string, corners: Corners = square): Promise<void> => {
  await page.getByRole('link', { name: 'Map a plot' }).click();
  await typeCorners(page, corners);
  await page.getByRole('button', { name: 'Close the boundary' }).click();
  await page.getByLabel('Name of the plot').fill(name);
  await page.getByRole('button', { name: 'Save plot' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
};

/** What the server has at an address, for whoever is signed in in this browser; through the line of the page. */
export const itemsAt = async (page: Page, path: string): Promise<Record<string, unknown>[]> => {
  const answer = await page.request.get(path);
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return ((await answer.json()) as { items: Record<string, unknown>[] }).items;
};
