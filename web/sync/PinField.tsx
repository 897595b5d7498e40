import { TextField } from '#kit/field.tsx';
import { pinDigits } from './pin-rules.ts';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
};

/**
 * Six digits, hidden while they are typed. It is no password field: the browser must not offer to keep them beside the
 * phone's other passwords, where the next person finds them.
 */
export const PinField = ({ name, label, hint }: Props) => (
  <TextField
    name={name}
    label={label}
    {...(hint === undefined ? {} : { hint })}
    type="text"
    inputMode="numeric"
    pattern="[0-9]*"
    autoComplete="off"
    spellCheck="false"
    maxLength={pinDigits}
    required
    data-digits=""
  />
);
