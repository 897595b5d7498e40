import type { Page } from '@playwright/test';
import { expect, visit } from './journey.ts';

/** Fills in who signs up. */
export const fillDetails = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('First name').fill('Ladi');
  await page.getByLabel('Last name').fill('Garba');
  await page.getByLabel('Phone number').fill('0803 555 9876');
  await page.getByLabel('Email').fill(email);
};

export const send = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

export const box = (page: Page, number: number) => page.getByLabel(`Digit ${number}`, { exact: true });

/** What the six boxes hold. */
export const digits = (page: Page) =>
  page
    .getByRole('group', { name: 'Six-digit code' })
    .getByRole('textbox')
    .evaluateAll((boxes) => boxes.map((one) => (one as HTMLInputElement).value).join('|'));

export const verify = (page: Page) => page.getByRole('button', { name: 'Verify OTP' });

/** Pastes a text into the box of this number. */
export const paste = (page: Page, number: number, text: string) =>
  box(page, number).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** To the second step, with a code on its way. */
export const reachCode = async (page: Page, email: string): Promise<void> => {
  await visit(page, '/farmer-signup');
  await fillDetails(page, email);
  await send(page);
  await expect(page).toHaveURL('/farmer-signup/otp-verification');
};
