import { useCell } from '#kit/cell.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { wrongClock } from '#kit/wrong-clock.ts';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';

/** That the clock of this phone is wrong, which gives what is written down a wrong day, or has it refused. */
export const ClockNotice = () => {
  const { t, language } = useWords();
  const now = useCell(wrongClock);
  if (now === null) return null;
  return (
    <Notice kind="error">
      <strong className="block">{t('phone.clockTitle')}</strong>
      {t('phone.clockText', { time: formatDateTime(new Date(now), language) })}
    </Notice>
  );
};
