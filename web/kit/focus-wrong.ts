import { useEffect, type RefObject } from 'react';

/** Brings what is wrong on the open step of a form to the one who fills it in. */
export const focusWrong = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('fieldset:not([hidden]) :is([aria-invalid="true"], [data-invalid="true"])')?.focus();

/** The same whenever what is wrong changes. */
export const useFocusWrong = (form: RefObject<HTMLFormElement | null>, errors: object): void =>
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusWrong(form.current);
  }, [form, errors]);
