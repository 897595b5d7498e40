import type { ReactNode } from 'react';
import type { MillRequest } from '@shuka/domain/processing';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { cropName } from '#kit/crop-name.ts';
import { useWords } from '#kit/words.tsx';
import { kilogramsText } from './kilograms.ts';

type Props = { readonly request: MillRequest; readonly title: string; readonly children?: ReactNode };

/** What was asked of a mill and how that stands; below it what may be done. */
export const RequestCard = ({ request, title, children }: Props) => {
  const words = useWords();
  const { t, say, language } = words;
  const { crop, grams, wishedOn, scheduledOn, reason, note, state, lot } = request;
  return (
    <li className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <h2 className="flex flex-wrap items-center justify-between gap-2 text-lg font-bold">
        <span className="min-w-0 break-words">{title}</span>
        <span className="rounded-full bg-leaf-soft px-3 py-1 text-sm">{say(`mill.request.${state}`)}</span>
      </h2>
      <p className="text-lg">{t('mill.requestOf', { crop: cropName(crop, words), kilograms: kilogramsText(grams) })}</p>
      {lot !== null && (
        <p>
          {t('mill.requestLot', {
            grade: say(`lots.grade.${lot.grade}`),
            kilograms: kilogramsText(Math.max(0, lot.leftGrams)),
          })}
        </p>
      )}
      <p>
        {scheduledOn === null
          ? t('mill.requestWished', { day: formatDate(wishedOn, language) })
          : t('mill.requestDay', { day: formatDate(scheduledOn, language) })}
      </p>
      {reason !== '' && <p>{t('mill.requestReason', { reason })}</p>}
      {note !== '' && <p className="break-words text-ink-soft">{note}</p>}
      {children}
    </li>
  );
};
