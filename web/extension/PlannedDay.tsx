import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';
import { useAgent } from './use-extension.ts';

/** Who comes to a farmer on a day, in words. */
export const PlannedDay = ({ keeperId, day }: { readonly keeperId: string; readonly day: string }) => {
  const { t, language } = useWords();
  const agent = useAgent(keeperId);
  const date = formatDate(day, language);
  return (
    <span className="min-w-0 break-words font-semibold">
      {agent === null ? t('extension.nextVisit', { date }) : t('extension.nextVisitBy', { date, name: agent.name })}
    </span>
  );
};
