/** Brings what is wrong on the open step of a form to the one who fills it in. */
export const focusWrong = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('fieldset:not([hidden]) :is([aria-invalid="true"], [data-invalid="true"])')?.focus();
