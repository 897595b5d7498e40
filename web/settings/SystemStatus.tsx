import { CircleCheck, CircleX } from 'lucide-react';
import { readStatus } from '@shuka/domain/settings';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords, type WordId } from '#kit/words.tsx';
import { PlannedDoors, StatusUpdates } from './StatusUpdates.tsx';

const Line = ({ isGood, says }: { isGood: boolean; says: string }) => {
  const { t } = useWords();
  const Icon = isGood ? CircleCheck : CircleX;
  return (
    <li className="flex items-center gap-2 py-1">
      <Icon aria-hidden className={`size-5 ${isGood ? 'text-leaf' : 'text-danger'}`} />
      <span className="font-semibold">{says}</span>
      <span>{isGood ? t('status.working') : t('status.down')}</span>
    </li>
  );
};

/** What works right now, read from the server each time. */
export const SystemStatus = () => {
  const { t, language } = useWords();
  const loaded = useLoad(readStatus, {});
  if (loaded.state === 'loading') return <output>{t('status.checking')}</output>;
  if (loaded.state === 'failed') {
    return (
      <div className="grid gap-3">
        <Notice kind="error">{t('status.unreachable')}</Notice>
        <Button look="quiet" onClick={loaded.reload}>
          {t('status.again')}
        </Button>
      </div>
    );
  }
  const { isOpen, parts, planned, checkedAt } = loaded.value;
  return (
    <div className="grid gap-3">
      <Notice kind={isOpen ? 'done' : 'hint'}>{isOpen ? t('status.open') : t('status.closed')}</Notice>
      <PlannedDoors planned={planned} />
      <ul>
        {parts.map(({ name, isWorking }) => (
          <Line key={name} isGood={isWorking} says={t(`status.part.${name}` as WordId)} />
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{t('status.checkedAt', { time: formatDateTime(checkedAt, language) })}</p>
      <Button look="quiet" onClick={loaded.reload}>
        {t('status.again')}
      </Button>
      <StatusUpdates />
    </div>
  );
};
