import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';
import { pagesAround, pagesOf } from './numbered-pages.ts';

type Props = {
  readonly number: number;
  readonly size: number;
  /** On this page, and in all. */
  readonly count: number;
  readonly total: number;
  readonly onPage: (number: number) => void;
};

/** 'Showing 1–4 of 12', and the pages by their numbers. */
export const NumberedPager = ({ number, size, count, total, onPage }: Props) => {
  const { t } = useWords();
  const from = (number - 1) * size + 1;
  const last = pagesOf(total, size);
  const says = { from: formatNumber(from), to: formatNumber(from + count - 1), total: formatNumber(total) };
  return (
    <nav aria-label={t('pager.label')} className="flex flex-wrap items-center justify-between gap-3">
      <output className="text-ink-soft">{t('investments.showing', says)}</output>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="quiet" disabled={number === 1} onClick={() => onPage(number - 1)}>
          <ChevronLeft aria-hidden className="size-5" />
          {t('pager.back')}
        </Button>
        {pagesAround(number, last).map((page) => (
          <button
            key={page}
            type="button"
            aria-label={t('pager.page', { number: page })}
            aria-current={page === number ? 'page' : undefined}
            onClick={() => onPage(page)}
            className={`grid size-12 place-items-center rounded-xl border-2 border-leaf font-semibold ${page === number ? 'bg-leaf text-on-leaf' : 'text-leaf'}`}
          >
            {page}
          </button>
        ))}
        <Button look="quiet" disabled={number >= last} onClick={() => onPage(number + 1)}>
          {t('pager.next')}
          <ChevronRight aria-hidden className="size-5" />
        </Button>
      </div>
    </nav>
  );
};
