import { Flag } from 'lucide-react';
import { Link } from 'wouter';
import { coveragePercent, type Board, type BoardRow, type FarmerList } from '@shuka/domain/supervision';
import { formatDate, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { CardCell, CardHead, CardRow } from '#kit/card-table.tsx';
import { useWords } from '#kit/words.tsx';
import { FigureLink } from './FigureLink.tsx';
import { farmersPath, flagPath, inspectionsPath, managerPath } from './supervision-paths.ts';

type Props = { readonly one: BoardRow; readonly board: Board };

const share = (visited: number, farmers: number): string => {
  const percent = coveragePercent(visited, farmers);
  return percent === null ? '–' : `${percent}% (${formatNumber(visited)})`;
};

/** One manager on the board. What is late is red, and says so in words too; each figure leads to the list behind it. */
export const BoardLine = ({ one, board }: Props) => {
  const { t, language } = useWords();
  const { managerId, name, farmers, overdue, openIssues, oldestIssueAt } = one;
  return (
    <CardRow>
      <CardHead>
        <Link
          to={managerPath(one.managerId)}
          className="inline-flex min-h-11 items-center text-lg font-bold text-leaf underline underline-offset-4"
        >
          {name}
        </Link>
        <span className="block font-normal">{t('board.hasFarmers', { count: farmers })}</span>
      </CardHead>
      <CardCell says={t('board.visitedIn', { days: board.shortDays })} isFigure>
        <Visited one={one} visited={one.visitedShort} of="unvisited-short" />
      </CardCell>
      <CardCell says={t('board.visitedIn', { days: board.longDays })} isFigure>
        <Visited one={one} visited={one.visitedLong} of="unvisited-long" />
      </CardCell>
      <CardCell says={t('board.visitsThisMonth')} isFigure>
        {formatNumber(one.visitsThisMonth)}
      </CardCell>
      <CardCell says={t('board.overdue', { days: board.overdueDays })} isFigure>
        <FigureLink
          to={farmersPath(managerId, 'overdue')}
          count={overdue}
          says={t('board.overdue', { days: board.overdueDays })}
          isBad
        />
      </CardCell>
      <CardCell says={t('board.openIssues')} isFigure>
        <span>
          <FigureLink to={farmersPath(managerId, 'open-issues')} count={openIssues} says={t('board.openIssues')} />
          {oldestIssueAt !== null && (
            <span className="block text-sm text-ink-soft">
              {t('board.oldest', { date: formatDate(oldestIssueAt, language) })}
            </span>
          )}
        </span>
      </CardCell>
      <CardCell says={t('board.inspections')}>
        <Inspections one={one} />
      </CardCell>
      <CardCell says={t('board.flags', { days: board.flagDays })}>
        <FlagList one={one} />
      </CardCell>
    </CardRow>
  );
};

type VisitedProps = { readonly one: BoardRow; readonly visited: number; readonly of: FarmerList };

const Visited = ({ one: { managerId, farmers }, visited, of }: VisitedProps) => {
  const { t } = useWords();
  return (
    <span className="grid justify-items-end xl:min-w-28">
      {share(visited, farmers)}
      {farmers > visited && (
        <FigureLink
          to={farmersPath(managerId, of)}
          count={farmers - visited}
          says={t('board.notVisited')}
          beside={t('board.notVisited')}
        />
      )}
    </span>
  );
};

const Inspections = ({ one }: Pick<Props, 'one'>) => {
  const { t } = useWords();
  const { managerId, inspectionsDue, inspectionsFailed, actionsOverdue } = one;
  const lists = [
    ['due', inspectionsDue, t('board.inspectionsDue'), t('board.due')],
    ['failed', inspectionsFailed, t('board.inspectionsFailed'), t('board.failed')],
    ['overdue', actionsOverdue, t('board.actionsOverdue'), t('board.actionsOverdue')],
  ] as const;
  const waiting = lists.filter(([, count]) => count > 0);
  if (waiting.length === 0) return <span>{t('board.noFlags')}</span>;
  return (
    <ul className="grid xl:min-w-28">
      {waiting.map(([list, count, says, beside]) => (
        <li key={list}>
          <FigureLink
            to={inspectionsPath(managerId, list)}
            count={count}
            says={says}
            beside={beside}
            isBad={list !== 'due'}
          />
        </li>
      ))}
    </ul>
  );
};

const FlagList = ({ one: { managerId, flags } }: Pick<Props, 'one'>) => {
  const { t, say } = useWords();
  if (flags.length === 0) return <span>{t('board.noFlags')}</span>;
  return (
    <ul className="grid">
      {flags.map(({ flag, total }) => (
        <li key={flag} className="flex items-center gap-2">
          <Flag aria-hidden className="size-4 shrink-0 text-danger" />
          <FigureLink
            to={flagPath(managerId, flag)}
            count={total}
            says={say(`board.flag.${flag}`)}
            beside={say(`board.flag.${flag}`)}
          />
        </li>
      ))}
    </ul>
  );
};
