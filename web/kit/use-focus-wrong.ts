import { useEffect, type RefObject } from 'react';

/** Brings what is wrong on the open step of a form to the one who fills it in. */
export const useFocusWrong = (form: RefObject<HTMLFormElement | null>, errors: object): void =>
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    const wrong = 'fieldset:not([hidden]) :is([aria-invalid="true"], [data-invalid="true"])';
    form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [form, errors]);
