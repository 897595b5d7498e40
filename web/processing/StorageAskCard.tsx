import type { ReactNode } from 'react';
import type { StorageAsk } from '@shuka/domain/processing';
import { cropName } from '#kit/crop-name.ts';
import { useWords } from '#kit/words.tsx';
import { kilogramsText } from './kilograms.ts';

type Props = { readonly ask: StorageAsk; readonly title: string; readonly children?: ReactNode };

/** What a mill was asked to store and how that stands; below it what may be done. */
export const StorageAskCard = ({ ask, title, children }: Props) => {
  const words = useWords();
  const { t, say } = words;
  const { crop, leftGrams, state, reason, note } = ask;
  return (
    <li className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <h3 className="flex flex-wrap items-center justify-between gap-2 text-lg font-bold">
        <span className="min-w-0 break-words">{title}</span>
        <span className="rounded-full bg-leaf-soft px-3 py-1 text-sm">{say(`storage.ask.${state}`)}</span>
      </h3>
      <p className="text-lg">
        {t('storage.lotOf', { crop: cropName(crop, words), kilograms: kilogramsText(leftGrams) })}
      </p>
      {reason !== '' && <p>{t('storage.refusedBecause', { reason })}</p>}
      {note !== '' && <p className="break-words text-ink-soft">{note}</p>}
      {children}
    </li>
  );
};
