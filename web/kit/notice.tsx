import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

const looks = {
  error: { role: 'alert', Icon: CircleAlert, colours: 'border-danger text-danger bg-danger-soft' },
  done: { role: 'status', Icon: CircleCheck, colours: 'border-leaf text-ink bg-leaf-soft' },
  hint: { role: 'note', Icon: Info, colours: 'border-line text-ink bg-paper' },
} as const;

const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** A box with something to know: an error is read out and comes into view at once, the others when the reader comes to them. */
export const Notice = ({ kind, children }: { kind: keyof typeof looks; children: ReactNode }) => {
  const { role, Icon, colours } = looks[kind];
  return (
    <div
      role={role}
      ref={kind === 'error' ? bringIntoView : null}
      className={`flex gap-3 rounded-xl border-2 p-3 ${colours}`}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 whitespace-pre-line">{children}</div>
    </div>
  );
};
