import { useEffect, useRef } from 'react';

type Props = {
  readonly name: string;
  readonly value: string;
  /** Takes what a draft kept in it, when that is typed again. */
  readonly onTyped?: (text: string) => void;
};

/** A field that nobody types in. It tells the form around it when its value changes, as if someone had, so that drafts keep it. */
export const HiddenField = ({ name, value, onTyped }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(value);
  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [value]);
  return (
    <input
      ref={input}
      type="hidden"
      name={name}
      value={value}
      readOnly
      onInput={({ currentTarget }) => currentTarget.value !== value && onTyped?.(currentTarget.value)}
    />
  );
};
