/** Enter goes on to the next field of a form, and sends it from the last: a clerk's hands stay on the number keys. */
const onKey = (event: KeyboardEvent): void => {
  const at = event.target;
  if (event.key !== 'Enter' || !(at instanceof HTMLInputElement || at instanceof HTMLSelectElement)) return;
  const fields = [...(at.form?.querySelectorAll<HTMLElement>('input, select') ?? [])];
  const next = fields[fields.indexOf(at) + 1];
  if (next === undefined) return; // the browser sends the form
  event.preventDefault();
  next.focus();
  if (next instanceof HTMLInputElement) next.select();
};

/** For the element around a form, as its `ref`. */
export const enterMovesOn = (element: HTMLElement | null): (() => void) => {
  element?.addEventListener('keydown', onKey);
  return () => element?.removeEventListener('keydown', onKey);
};
