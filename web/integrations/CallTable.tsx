import { RotateCcw } from 'lucide-react';
import type { Call } from '@shuka/domain/integrations';
import { formatDateTime, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly calls: readonly Call[];
  /** Null where nothing can be sent. */
  readonly onReplay: ((callId: string) => void) | null;
};

/** What was and is to be sent, each with how often it was tried, when, and what it was answered. */
export const CallTable = ({ calls, onReplay }: Props) => {
  const { t, say, language } = useWords();
  const columns = [
    { says: t('programs.what') },
    { says: t('programs.state') },
    { says: t('programs.answer') },
    { says: t('programs.tried'), isFigure: true },
    { says: t('programs.again') },
  ];
  const answerOf = ({ code, trouble }: Call): string =>
    code !== null ? String(code) : trouble === null ? '–' : say(`programs.trouble.${trouble}`);
  return (
    <CardTable caption={t('programs.calls')} columns={columns}>
      {calls.map((one) => (
        <CardRow key={one.callId}>
          <CardHead>
            <span className="block font-semibold">{say(`programs.event.${one.kind}`)}</span>
            <span className="block text-sm font-normal text-ink-soft">{formatDateTime(one.happenedAt, language)}</span>
          </CardHead>
          <CardCell says={t('programs.state')}>
            <span>
              {say(`programs.callState.${one.state}`)}
              {one.dueAt !== null && one.tries > 0 && ` · ${formatDateTime(one.dueAt, language)}`}
            </span>
          </CardCell>
          <CardCell says={t('programs.answer')}>{answerOf(one)}</CardCell>
          <CardCell says={t('programs.tried')} isFigure>
            {formatNumber(one.tries)}
          </CardCell>
          <CardCell>
            {onReplay !== null && (
              <Button look="quiet" onClick={() => onReplay(one.callId)}>
                <RotateCcw aria-hidden className="size-5" />
                {t('programs.sendAgain')}
              </Button>
            )}
          </CardCell>
        </CardRow>
      ))}
    </CardTable>
  );
};
