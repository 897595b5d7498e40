/** One short message; `to` is an E.164 number such as +2348031234567. */
export type Sms = { readonly to: string; readonly text: string };

/** What sends short messages. `send` settles once the provider took or refused the message, and retries nothing. */
export type SmsSender = { send(sms: Sms): Promise<void>; isWorking(): Promise<boolean> };

/** What a provider answered: its HTTP status, its words, and its JSON or undefined for anything else. */
export type ProviderAnswer = { readonly status: number; readonly text: string; readonly body: unknown };

/** Providers of ours answer within a second or two; a job waits no longer than this. */
export const providerTimeoutMs = 10_000;

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Without the cause, which may hold the address and with it the key. */
const toReachError = (provider: string, error: unknown): Error => {
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return new Error(`${provider}: ${isLate ? 'no answer in time' : 'cannot be reached'}`);
};

/**
 * One call to a provider. A redirect is a failure: the key must not follow it elsewhere.
 * @throws Error that names the provider alone, since the address and the body hold the key and the message.
 */
export const askProvider = async (
  provider: string,
  url: string,
  init: RequestInit & { timeoutMs: number },
): Promise<ProviderAnswer> => {
  const { timeoutMs, ...request } = init;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...request, redirect: 'error', signal });
    const text = await response.text();
    return { status: response.status, text, body: readJson(text) };
  } catch (error) {
    throw toReachError(provider, error);
  }
};

/** Whether the provider took the request as far as HTTP says. */
export const isDone = (answer: Pick<ProviderAnswer, 'status'>): boolean => answer.status >= 200 && answer.status < 300;

/** An address for paths to be put behind. */
export const withoutSlash = (baseUrl: string): string => baseUrl.replace(/\/{1,9}$/, '');

/** The digits of one E.164 number. @throws RangeError for anything else, a list of numbers above all. */
export const digitsOf = (to: string): string => {
  if (!/^\+[1-9]\d{6,14}$/.test(to)) throw new RangeError('sms: not an E.164 number');
  return to.slice(1);
};

/** The GSM 7-bit default alphabet and its extension table (3GPP TS 23.038, 6.2.1); extended letters count double. */
const gsmLetters = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const gsmExtended = new Set('\f^{}\\[~]|€');

const gsmUnits = (letter: string): number => (gsmExtended.has(letter) ? 2 : 1);

const ucs2Units = (letter: string): number => letter.length;

/** A letter of two units is never cut in two, so a part may stay a unit short. */
const countParts = (letters: readonly string[], unitsOf: (letter: string) => number, whole: number, part: number) => {
  if (letters.reduce((sum, letter) => sum + unitsOf(letter), 0) <= whole) return 1;
  let parts = 1;
  let used = 0;
  for (const letter of letters) {
    const isFull = used + unitsOf(letter) > part;
    parts += isFull ? 1 : 0;
    used = (isFull ? 0 : used) + unitsOf(letter);
  }
  return parts;
};

/** Whether a network sends every letter of a text as GSM 7-bit. */
export const isGsmText = (text: string): boolean =>
  [...text].every((letter) => gsmLetters.has(letter) || gsmExtended.has(letter));

/**
 * How many messages a text is billed as: 160 letters in one or 153 in each of several, but 70 and 67 as soon as
 * one letter is outside GSM 7-bit: ₦, the hooked letters of Hausa, the dotted ones of Yoruba and Igbo, typographic quotes.
 */
export const countSmsParts = (text: string): number => {
  const letters = [...text];
  return isGsmText(text) ? countParts(letters, gsmUnits, 160, 153) : countParts(letters, ucs2Units, 70, 67);
};
