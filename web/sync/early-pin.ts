import type { KeptAccount } from '#kit/marks.ts';
import { earlyPlaces } from './early-places.ts';
import { pinDigits } from './pin-rules.ts';
import { startOf } from './start.ts';

type Facts = {
  /** Those whose records are on this phone. */
  readonly keepers: readonly KeptAccount[];
  /** Who signed in or unlocked here last. */
  readonly last: string | null;
  /** A sign-out that the server has not heard of. */
  readonly owesSignOut: boolean;
  /** The PIN was forgotten, and a new one is chosen now. */
  readonly isRecovering: boolean;
};

/**
 * Whose PIN the app will ask for, told by marks alone; null when it will ask for none, or cannot know yet. That nobody's
 * records are open already is for the worker to know.
 */
export const whoIsAsked = ({ keepers, last, owesSignOut, isRecovering }: Facts): KeptAccount | null => {
  if (isRecovering) return null;
  const start = startOf({ keepers, last, session: owesSignOut ? 'nobody' : 'unasked' });
  if (start.kind !== 'keeper') return null;
  return keepers.find(({ accountId }) => accountId === start.accountId) ?? null;
};

type Early = { readonly page: HTMLElement; readonly field: HTMLInputElement; readonly form: HTMLFormElement };

const find = (): Early | null => {
  const page = document.getElementById(earlyPlaces.page);
  const field = page?.querySelector('input') ?? null;
  const form = field?.form ?? null;
  return page === null || field === null || form === null ? null : { page, field, form };
};

const app = (): HTMLElement | null => document.getElementById('app');

/** Makes room for the app. */
const end = ({ page }: Early): void => {
  page.remove();
  app()?.removeAttribute('hidden');
};

const showWaiting = ({ page, form, field }: Early): void => {
  if (field.value.length !== pinDigits) return;
  const button = form.querySelector('button');
  field.readOnly = true;
  if (button === null) return;
  button.disabled = true;
  button.textContent = page.dataset['wait'] ?? '';
};

/** Goes when the app shows something of its own: whatever is not about this PIN, or came without one. */
const endWithApp = (early: Early): void => {
  const place = app();
  if (place === null) return;
  const watcher = new MutationObserver(() => {
    if (place.querySelector('main, button') === null) return;
    watcher.disconnect();
    end(early);
  });
  watcher.observe(place, { childList: true, subtree: true });
};

/** Nobody is asked for a PIN yet: the page has no second one beside the app's own. */
export const dropEarlyPin = (): void => document.getElementById(earlyPlaces.page)?.remove();

/** Shows the place to type a PIN, in front of the app that is still coming. */
export const showEarlyPin = (keeper: KeptAccount): void => {
  const early = find();
  const place = app();
  if (early === null || place === null) return;
  const { page, form } = early;
  const pictures = [...page.querySelectorAll<HTMLTemplateElement>('template[data-sign]')];
  const picture = pictures.find(({ dataset }) => dataset['sign'] === keeper.sign) ?? pictures[0];
  document.getElementById(earlyPlaces.sign)?.append(picture?.content.cloneNode(true) ?? '');
  page.dataset['account'] = keeper.accountId;
  form.addEventListener('submit', () => showWaiting(early));
  endWithApp(early);
  place.hidden = true;
  page.hidden = false;
};

/**
 * The app's own field takes what was typed before it came: the digits, the caret, and a button that was pressed. Nothing
 * is lost, and a keyboard that was open stays so.
 */
export const takeEarlyPin = (accountId: string, own: HTMLInputElement): void => {
  const early = find();
  if (early === null) return;
  const { page, field, form } = early;
  const isTheirs = page.dataset['account'] === accountId;
  const isTyping = document.activeElement === field || form.contains(document.activeElement);
  const isPressed = form.dataset['asked'] !== undefined && field.value.length === pinDigits;
  if (isTheirs) own.value = field.value;
  app()?.removeAttribute('hidden'); // what is hidden cannot be typed in
  if (isTheirs && isTyping) {
    own.focus();
    own.setSelectionRange(field.selectionStart, field.selectionEnd);
  }
  end(early);
  if (isTheirs && isPressed) own.form?.requestSubmit();
};
