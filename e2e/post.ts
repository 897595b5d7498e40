import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

type Letter = { readonly kind: string; readonly to: string; readonly subject: string; readonly text: string };

type Authenticator = { readonly name: string; readonly code: string };

type Mailbox = { readonly letters: readonly Letter[]; readonly authenticators: readonly Authenticator[] };

const open = async (page: Pick<Page, 'request'>): Promise<Mailbox> =>
  (await (await page.request.get('/dev/mailbox.json')).json()) as Mailbox;

/** The newest mail to an address whose subject reads so; waits until it is there. */
export const letterTo = async (page: Page, email: string, subject: RegExp): Promise<Letter> => {
  const find = async (): Promise<Letter | undefined> =>
    (await open(page)).letters.find(
      (letter) => letter.kind === 'mail' && letter.to === email && subject.test(letter.subject),
    );
  await expect.poll(find, { message: `mail to ${email} about ${subject}` }).toBeDefined();
  return (await find()) ?? { kind: '', to: '', subject: '', text: '' };
};

/** The six digits of the newest code that went to an address, other than one that is known already. */
export const codeTo = async (page: Page, email: string, known = ''): Promise<string> => {
  const find = async (): Promise<string> =>
    (await open(page)).letters
      .filter(({ kind, to }) => kind === 'mail' && to === email)
      .map(({ subject }) => /\b\d{6}\b/.exec(subject)?.[0] ?? '')
      .find((code) => code !== '' && code !== known) ?? '';
  await expect.poll(find, { message: `a code for ${email}` }).toMatch(/^\d{6}$/);
  return find();
};

/** Types the code that went to an address into its six boxes, and has it verified. */
export const typeCode = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Digit 1').click();
  await page.keyboard.type(await codeTo(page, email));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
};

/** What a pattern finds in the newest SMS to a number; waits until it is there. */
export const textTo = async (page: Page, phone: string, pattern: RegExp): Promise<RegExpExecArray> => {
  const find = async (): Promise<RegExpExecArray | null> => {
    const [text] = (await open(page)).letters.filter(({ kind, to }) => kind === 'sms' && to === phone);
    return pattern.exec(text?.text ?? '');
  };
  await expect.poll(find, { message: `an SMS to ${phone}` }).not.toBeNull();
  const found = await find();
  if (found === null) throw new Error(`there is no such SMS to ${phone}`);
  return found;
};

/**
 * What the authenticator app of an admin of the demo shows, once that is another code than one that did not work: to
 * try the same again would use up the attempts that the house allows.
 */
export const newAuthenticatorCode = async (page: Pick<Page, 'request'>, whose: string, tried = ''): Promise<string> => {
  const find = async (): Promise<string> =>
    (await open(page)).authenticators.find(({ name }) => name === whose)?.code ?? '';
  await expect.poll(find, { message: `a code of ${whose}`, timeout: 40_000 }).not.toBe(tried);
  return find();
};

/** Six digits that are not these. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
