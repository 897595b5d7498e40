import { MapPin, UserRound, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import type { LikeFarmer, LikenessRow } from '@shuka/domain/relations';
import { useWords } from '#kit/words.tsx';

const sign = 'mt-1 size-4 shrink-0';

/** Two farmers who may be one, what speaks for it, and what people said of it; `children` are what can be done. */
export const PairCard = ({ pair, children }: { pair: LikenessRow; children?: ReactNode }) => {
  const { t, language } = useWords();
  return (
    <li className="grid gap-3 rounded-2xl border-2 border-line bg-paper p-4">
      <div className="grid gap-3 sm:grid-cols-2">
        {pair.farmers.map((farmer) => (
          <Person key={farmer.farmerId} farmer={farmer} />
        ))}
      </div>
      <PairReasons reasons={pair.reasons} />
      <p className="text-sm text-ink-soft">{t('merge.found', { date: formatDate(pair.foundAt, language) })}</p>
      <PairWords pair={pair} />
      {pair.reason !== '' && <p className="break-words">{t('merge.decided', { reason: pair.reason })}</p>}
      {children}
    </li>
  );
};

const Person = ({ farmer }: { farmer: LikeFarmer }) => {
  const { t } = useWords();
  const place = [farmer.village, farmer.lga].filter((text) => text !== '').join(', ');
  return (
    <div className="grid content-start gap-1">
      <strong className="break-words text-lg">
        {farmer.firstName} {farmer.lastName}
      </strong>
      {place !== '' && (
        <span className="flex gap-2 break-words">
          <MapPin aria-hidden className={sign} />
          {place}
        </span>
      )}
      <span className="flex gap-2 break-words">
        <UserRoundCheck aria-hidden className={sign} />
        {farmer.isMine
          ? t('merge.mine')
          : farmer.managerName === null
            ? t('merge.nobody')
            : t('merge.withManager', { name: farmer.managerName })}
      </span>
    </div>
  );
};

/** What speaks for two farmers being one, and what against it. */
export const PairReasons = ({ reasons }: Pick<LikenessRow, 'reasons'>) => {
  const { say } = useWords();
  return (
    <ul className="flex flex-wrap gap-2">
      {reasons.map((reason) => (
        <li
          key={reason}
          className={`rounded-lg px-2 py-1 text-sm font-semibold ${reason.startsWith('other') ? 'bg-danger-soft' : 'bg-leaf-soft'}`}
        >
          {say(`merge.why.${reason}`)}
        </li>
      ))}
    </ul>
  );
};

/** What managers said of a pair. */
export const PairWords = ({ pair: { words } }: { pair: Pick<LikenessRow, 'words'> }) => {
  const { t } = useWords();
  if (words.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {words.map(({ says, byName, reason, at }) => (
        <li key={at} className="flex gap-2 break-words">
          <UserRound aria-hidden className={sign} />
          <span className="min-w-0">
            <strong>{t(says === 'same' ? 'merge.saidSame' : 'merge.saidDifferent', { name: byName })}</strong> {reason}
          </span>
        </li>
      ))}
    </ul>
  );
};
