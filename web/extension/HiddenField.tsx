import { useEffect, useRef } from 'react';

/** A field that nobody types in. It tells the form around it when its value changes, as if someone had, so that drafts keep it. */
export const HiddenField = ({ name, value }: { name: string; value: string }) => {
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(value);
  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [value]);
  return <input ref={input} type="hidden" name={name} value={value} readOnly />;
};
