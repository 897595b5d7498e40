import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useWords } from './words.tsx';

/** The end of a form that was opened on a page: what sends it, and the way back out. */
export const FormEnd = ({ children, onCancel }: { readonly children: ReactNode; readonly onCancel: () => void }) => {
  const { t } = useWords();
  return (
    <div className="flex flex-wrap gap-3">
      {children}
      <Button look="bare" onClick={onCancel}>
        {t('form.cancel')}
      </Button>
    </div>
  );
};
