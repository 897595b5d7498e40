import { TextField } from '#kit/field.tsx';
import { nowTyped } from './local-moment.ts';

/** When something was known or happened: it begins with now, and cannot be later. */
export const MomentField = ({ name, label }: { readonly name: string; readonly label: string }) => (
  <TextField name={name} type="datetime-local" label={label} defaultValue={nowTyped()} max={nowTyped()} required />
);
