import { flushSync } from 'react-dom';
import type { Fields } from './use-form-draft.ts';

const setValue = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, text: string): void => {
  field.value = text;
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};

const choose = (field: HTMLInputElement, text: string): void => {
  if (field.value === text && !field.checked) field.click();
};

const typeIn = (field: Element, text: string): void => {
  if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)) return choose(field, text);
  if (field instanceof HTMLSelectElement) {
    if (field.value !== text && [...field.options].some(({ value }) => value === text)) setValue(field, text);
    return;
  }
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (isText && field.value !== text) setValue(field, text);
};

/** Each is drawn before the next is typed, as when a person does it: a form may make one value of several fields. */
const typeAndDraw = (field: Element, text: string | undefined): void => {
  if (text !== undefined) flushSync(() => typeIn(field, text));
};

const typeAll = (form: HTMLFormElement, fields: Fields): void => {
  // One field may bring others with it, so each is looked up by its name when its turn comes.
  for (const name of new Set([...form.elements].map((field) => field.getAttribute('name') ?? '')))
    for (const field of form.querySelectorAll(`[name="${CSS.escape(name)}"]`)) typeAndDraw(field, fields[name]);
};

/** Three times: what a choice brought is there the next time, and what it emptied is typed once more. */
const rounds = 3;

/**
 * Types what was kept into the fields of a form, as its person did: the form follows as it did then.
 * @returns stops it before `onEnd`, which is called once all is typed.
 */
export const typeAgain = (form: HTMLFormElement, fields: Fields, onEnd: () => void): (() => void) => {
  let frame = 0;
  const round = (left: number): void => {
    typeAll(form, fields);
    if (left === 1) onEnd();
    else frame = requestAnimationFrame(() => round(left - 1));
  };
  round(rounds);
  return () => cancelAnimationFrame(frame);
};
