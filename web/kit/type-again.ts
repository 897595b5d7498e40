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

const typeAll = (form: HTMLFormElement, fields: Fields): void => {
  // One field may bring others with it, so each is looked up by its name when its turn comes.
  for (const name of new Set([...form.elements].map((field) => field.getAttribute('name') ?? '')))
    for (const field of form.querySelectorAll(`[name="${CSS.escape(name)}"]`))
      if (fields[name] !== undefined) typeIn(field, fields[name]);
};

/** Five times: what a choice brought is there the next time or the one after, and what it emptied is typed once more. */
const rounds = 5;

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
