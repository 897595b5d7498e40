import { Megaphone, MapPin, TriangleAlert } from 'lucide-react';
import type { Evidence } from '@shuka/domain/investments';
import { formatDate, formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';
import { EvidencePhotos } from './EvidencePhotos.tsx';
import { evidenceHead, evidenceText } from './evidence-words.ts';

type Props = { readonly offerId: string; readonly line: Evidence };

/** One piece of evidence: when, what, by whom and about where, with its photos. */
export const EvidenceLine = ({ offerId, line }: Props) => {
  const words = useWords();
  const { t, language } = words;
  const { kind, happenedOn, byName, isByPromoter, corrects } = line;
  const text = evidenceText(line);
  const isBad = kind === 'bad-news';
  return (
    <li className={`grid gap-1 rounded-xl border-2 p-3 ${isBad ? 'border-danger bg-danger-soft' : 'border-line'}`}>
      <p className="text-sm text-ink-soft">{formatDate(happenedOn, language)}</p>
      <p className="flex gap-2 text-lg font-semibold">
        {isBad && <TriangleAlert aria-hidden className="mt-0.5 size-6 shrink-0 text-danger" />}
        {evidenceHead(line, words)}
      </p>
      {corrects !== null && <p className="font-semibold">{t('investments.corrects')}</p>}
      {text !== '' && <p className="break-words whitespace-pre-line">{text}</p>}
      {byName !== '' && <p>{t('investments.byWhom', { name: byName })}</p>}
      {isByPromoter && (
        <p className="flex items-center gap-2 font-semibold">
          <Megaphone aria-hidden className="size-5 shrink-0 text-ochre" />
          {t('investments.byPromoter')}
        </p>
      )}
      <Where line={line} />
      <EvidencePhotos offerId={offerId} line={line} />
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-leaf">
          {t('investments.howKept')}
        </summary>
        <p className="text-sm">{t('investments.takenOver', { time: formatDateTime(line.takenAt, language) })}</p>
        <p className="font-mono text-xs break-all">{line.digest}</p>
      </details>
    </li>
  );
};

const Where = ({ line: { latitude, longitude } }: Pick<Props, 'line'>) => {
  const { t } = useWords();
  if (latitude === null || longitude === null) return null;
  return (
    <p className="flex items-center gap-2 text-sm">
      <MapPin aria-hidden className="size-5 shrink-0 text-leaf" />
      {t('investments.about', { latitude: latitude.toFixed(2), longitude: longitude.toFixed(2) })}
    </p>
  );
};
