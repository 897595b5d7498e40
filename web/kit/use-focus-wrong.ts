import { useEffect, type RefObject } from 'react';
import { focusWrong } from './focus-wrong.ts';

/** Brings what is wrong on the open step of a form to the one who fills it in, whenever that changes. */
export const useFocusWrong = (form: RefObject<HTMLFormElement | null>, errors: object): void =>
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusWrong(form.current);
  }, [form, errors]);
