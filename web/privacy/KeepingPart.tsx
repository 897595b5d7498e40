import { Download } from 'lucide-react';
import { useState } from 'react';
import { listRetention, readPrivacyReturnFile, readRegisterFile } from '@shuka/domain/privacy';
import { formatDateTime, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { fetchFile } from '#kit/fetch-file.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { saveFile } from '#kit/save-file.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

/** What is forgotten after how long, and the papers that the law asks for. */
export const KeepingPart = () => {
  const { t, language } = useWords();
  const loaded = useLoad(listRetention, {});
  const columns = [
    { says: t('keeping.what') },
    { says: t('keeping.days'), isFigure: true },
    { says: t('keeping.ran') },
  ];
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg font-bold">{t('keeping.title')}</h2>
      <PaperButtons />
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <CardTable caption={t('keeping.title')} columns={columns}>
            {items.map(({ name, what, days, ranAt }) => (
              <CardRow key={name}>
                <CardHead>
                  <span lang="en">{what}</span>
                </CardHead>
                <CardCell says={t('keeping.days')} isFigure>
                  {formatNumber(days)}
                </CardCell>
                <CardCell says={t('keeping.ran')}>
                  {ranAt === null ? t('keeping.never') : formatDateTime(ranAt, language)}
                </CardCell>
              </CardRow>
            ))}
          </CardTable>
        )}
      </LoadedPart>
    </section>
  );
};

/** The yearly return is filed for the year that is over; the one before it can be taken too. */
const PaperButtons = () => {
  const words = useWords();
  const { t } = words;
  const [news, setNews] = useState<{ kind: 'done' | 'error'; text: string } | null>(null);
  const [now] = useState(() => new Date().getFullYear());
  const take = async (asked: ReturnType<typeof fetchFile>): Promise<void> => {
    const got = await asked;
    if (got.ok) saveFile(got.value, got.value.name);
    setNews(
      got.ok ? { kind: 'done', text: t('keeping.saved') } : { kind: 'error', text: failureWords(got.failure, words) },
    );
  };
  return (
    <div className="flex flex-wrap gap-3">
      {news !== null && <Notice kind={news.kind}>{news.text}</Notice>}
      <Button look="quiet" onClick={() => void take(fetchFile(readRegisterFile, {}, 'processing-register.csv'))}>
        <Download aria-hidden className="size-5" />
        {t('keeping.register')}
      </Button>
      {[now - 1, now].map((year) => (
        <Button
          key={year}
          look="quiet"
          onClick={() =>
            void take(fetchFile(readPrivacyReturnFile, { year: String(year) }, `data-protection-return-${year}.csv`))
          }
        >
          <Download aria-hidden className="size-5" />
          {t('keeping.return', { year })}
        </Button>
      ))}
    </div>
  );
};
