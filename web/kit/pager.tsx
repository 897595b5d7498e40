import { useState } from 'react';
import { Button } from './button.tsx';
import { useWords } from './words.tsx';

export type Pages = {
  readonly number: number;
  readonly query: { readonly after?: string };
  readonly goForward: (cursor: string) => void;
  readonly goBack: () => void;
};

/** The pages one has walked through; a new question, told by its key, begins at the first. */
export const usePages = (key: string): Pages => {
  const [walked, setWalked] = useState<{ key: string; cursors: readonly string[] }>({ key, cursors: [] });
  const cursors = walked.key === key ? walked.cursors : [];
  const after = cursors.at(-1);
  return {
    number: cursors.length + 1,
    query: after === undefined ? {} : { after },
    goForward: (cursor) => setWalked({ key, cursors: [...cursors, cursor] }),
    goBack: () => setWalked({ key, cursors: cursors.slice(0, -1) }),
  };
};

/** Back and on through a list; nothing while one page holds it all. */
export const Pager = ({ pages, next }: { pages: Pages; next: string | null }) => {
  const { t } = useWords();
  if (pages.number === 1 && next === null) return null;
  return (
    <nav aria-label={t('pager.label')} className="flex items-center justify-between gap-3">
      <Button look="quiet" disabled={pages.number === 1} onClick={pages.goBack}>
        {t('pager.back')}
      </Button>
      <span>{t('pager.page', { number: pages.number })}</span>
      <Button look="quiet" disabled={next === null} onClick={() => next !== null && pages.goForward(next)}>
        {t('pager.next')}
      </Button>
    </nav>
  );
};
