import { BadgeCheck, Check, CircleDashed, Hourglass, Mic, MicOff } from 'lucide-react';
import { useWords } from '#kit/words.tsx';
import { JudgePhrase } from './JudgePhrase.tsx';
import { PhraseHistory } from './PhraseHistory.tsx';
import type { PhraseProps } from './phrase-props.ts';
import { SaidOfPhrase } from './SaidOfPhrase.tsx';
import { SettlePhrase } from './SettlePhrase.tsx';

const icons = { open: CircleDashed, asked: Hourglass, agreed: Check, reviewed: BadgeCheck } as const;

/** One text beside its English, where it stands, and what the reader may say of it. */
export const PhraseCard = ({ language, phrase, onChanged }: PhraseProps) => {
  const { t, say } = useWords();
  const { english, text, room, key, state, review, verdict, mayJudge, maySettle } = phrase;
  const Icon = icons[state];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border border-line bg-paper p-4">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <span className="min-w-0 break-all text-ink-soft">
          {say(`phrases.in.${room}`)} · {key}
        </span>
        <span className="inline-flex items-center gap-1 font-semibold">
          <Icon aria-hidden className="size-5 shrink-0 text-leaf" />
          {say(`phrases.state.${state}`)}
        </span>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2">
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">{t('phrases.english')}</p>
          <p lang="en" className="break-words whitespace-pre-line">
            {english}
          </p>
        </div>
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">{t('phrases.stands')}</p>
          <p lang={language} className="text-lg font-semibold break-words whitespace-pre-line">
            {text}
          </p>
        </div>
      </div>
      {review !== '' && <p className="text-sm">{t('phrases.reviewedBy', { names: review })}</p>}
      <PhraseFacts phrase={phrase} />
      {verdict !== null && <SaidOfPhrase language={language} verdict={verdict} />}
      {mayJudge && <JudgePhrase {...{ language, phrase, onChanged }} />}
      {maySettle && <SettlePhrase {...{ language, phrase, onChanged }} />}
      <PhraseHistory language={language} room={room} phraseKey={key} />
    </li>
  );
};

const PhraseFacts = ({ phrase: { placeholders, length, clip } }: Pick<PhraseProps, 'phrase'>) => {
  const { t, say } = useWords();
  const Icon = clip === 'said' ? Mic : MicOff;
  return (
    <>
      {placeholders.length > 0 && (
        <p className="text-sm break-words">{t('phrases.fills', { names: placeholders.join(', ') })}</p>
      )}
      {length?.channel === 'sms' && (
        <p className="text-sm">
          {t('phrases.sms', {
            letters: length.letters,
            parts: length.parts,
            alphabet: length.isGsm ? 'GSM-7' : 'UCS-2',
            plain: length.plainParts,
            most: length.most ?? 0,
          })}
        </p>
      )}
      {length?.channel === 'ussd' && <p className="text-sm">{t('phrases.ussd', { letters: length.letters })}</p>}
      {clip !== null && (
        <p className="flex items-center gap-2 text-sm">
          <Icon aria-hidden className="size-5 shrink-0" />
          {say(`phrases.clip.${clip}`)}
        </p>
      )}
    </>
  );
};
