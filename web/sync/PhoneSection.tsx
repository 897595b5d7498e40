import type { ReactNode } from 'react';
import { useId } from '#kit/use-id.tsx';

/** A part of this phone's page under its own heading. */
export const PhoneSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 rounded-2xl border border-line bg-paper p-4 sm:[&>button]:justify-self-start"
    >
      <h2 id={id} className="text-lg font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
};
