import type { PhraseLanguage, PhraseVerdict } from '@shuka/domain/library';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly language: PhraseLanguage; readonly verdict: PhraseVerdict };

/** One word on a text, and what a second speaker said to it. */
export const SaidOfPhrase = ({ language: spoken, verdict }: Props) => {
  const { t, language } = useWords();
  const { kind, text, reason, byName, at, isAgreed, note, settledByName, settledAt, holds } = verdict;
  const said = { name: byName, date: formatDate(at, language) };
  const settled = { name: settledByName, date: settledAt === null ? '' : formatDate(settledAt, language), note };
  return (
    <div className="grid gap-1 border-l-4 border-leaf pl-3 break-words">
      <p>{kind === 'right' ? t('phrases.saysRight', said) : t('phrases.saysBetter', said)}</p>
      {kind === 'better' && (
        <p lang={spoken} className="text-lg font-semibold whitespace-pre-line">
          {text}
        </p>
      )}
      {reason !== '' && <p className="text-ink-soft">{reason}</p>}
      {isAgreed !== null && <p>{isAgreed ? t('phrases.agreedBy', settled) : t('phrases.refusedBy', settled)}</p>}
      {!holds && <p className="text-sm text-ink-soft">{t('phrases.notHolds')}</p>}
    </div>
  );
};
