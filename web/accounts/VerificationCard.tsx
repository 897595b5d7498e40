import { Circle, CircleCheck } from 'lucide-react';
import type { Verification } from '@shuka/domain/accounts';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';
import { ProfileCard } from './ProfileCard.tsx';

const Line = ({ isSo, children }: { isSo: boolean; children: string }) => {
  const Icon = isSo ? CircleCheck : Circle;
  return (
    <li className="flex gap-3">
      <Icon aria-hidden className={`mt-0.5 size-6 shrink-0 ${isSo ? 'text-leaf' : 'text-ink-soft'}`} />
      <span>{children}</span>
    </li>
  );
};

/** How far it is known who someone is, step by step, and only what is so. */
export const VerificationCard = ({ verification }: { verification: Verification }) => {
  const { t, language } = useWords();
  const { isPhoneProved, isNumberGiven, checkedAt } = verification;
  return (
    <ProfileCard title={t('identity.levels')}>
      <p>{t('identity.levelsText')}</p>
      <ul className="grid gap-2">
        <Line isSo={isPhoneProved}>{t(isPhoneProved ? 'identity.phoneProved' : 'identity.phoneNotProved')}</Line>
        <Line isSo={isNumberGiven}>{t(isNumberGiven ? 'identity.numberGiven' : 'identity.numberNotGiven')}</Line>
        <Line isSo={checkedAt !== null}>
          {checkedAt === null
            ? t('identity.notChecked')
            : t('identity.checked', { date: formatDate(checkedAt, language) })}
        </Line>
      </ul>
    </ProfileCard>
  );
};
