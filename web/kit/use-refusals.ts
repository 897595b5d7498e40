import { useEffect, useState, type RefObject } from 'react';
import { useWords } from './words.tsx';

type Said = Readonly<Record<string, string>>;

const wrongOnStep = 'fieldset:not([hidden]) :is([aria-invalid="true"], [data-invalid="true"])';

/**
 * What is wrong with the fields of a form in steps, in words; each goes when its field is edited. Each time it is refused the
 * first wrong field of the open step gets the focus, and never while another is mended.
 */
export const useRefusals = (form: RefObject<HTMLFormElement | null>) => {
  const words = useWords();
  const [{ errors, times }, setState] = useState<{ errors: Said; times: number }>({ errors: {}, times: 0 });
  useEffect(() => {
    if (times > 0) form.current?.querySelector<HTMLElement>(wrongOnStep)?.focus();
  }, [form, times]);
  /** @param refused each wrong field with the catalogue entry that says why; none for a form that is right. */
  const refuse = (refused: Said): void => {
    const said = Object.entries(refused).map(([field, says]) => [field, words.say(says)] as const);
    setState((before) => ({ errors: Object.fromEntries(said), times: before.times + 1 }));
  };
  const forget = (name: string): void =>
    setState((now) => {
      const { [name]: _gone, ...rest } = now.errors;
      return { ...now, errors: rest };
    });
  return { errors, refuse, forget };
};
