import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useId } from './use-id.tsx';
import { useWords } from './words.tsx';

type DialogProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

const look =
  'm-auto max-h-[94dvh] w-[min(94vw,34rem)] overflow-y-auto rounded-2xl bg-paper p-5 text-ink shadow-2xl ' +
  'backdrop:bg-black/60';

/**
 * A modal over the page: the browser's own dialog keeps the focus inside, closes on Escape and dims the rest. Closed, it
 * keeps what was typed in it.
 */
export const Dialog = ({ title, isOpen, onClose, children }: DialogProps) => {
  const { t } = useWords();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (isOpen && dialog?.open === false) dialog.showModal();
    if (!isOpen && dialog?.open === true) dialog.close();
  }, [isOpen]);
  return (
    <dialog ref={element} aria-labelledby={id} onClose={onClose} className={look}>
      <header className="mb-4 flex items-start justify-between gap-3">
        <h2 id={id} className="text-xl font-bold">
          {title}
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label={t('form.close')}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-leaf-soft"
        >
          <X aria-hidden className="size-6" />
        </button>
      </header>
      {children}
    </dialog>
  );
};
