import type { LineFigures, YearlyReturn } from '@shuka/domain/supervision';
import { formatDate, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { ShowMore } from '#kit/show-more.tsx';
import { useWords } from '#kit/words.tsx';

const figure = (value: number | null): string => {
  if (value === null) return '–';
  const [whole = '', decimals] = String(value).split('.');
  return decimals === undefined ? formatNumber(value) : `${formatNumber(Number(whole))}.${decimals}`;
};

/** The lines of a return, then its trainings. */
export const ReturnTables = ({ made }: { readonly made: YearlyReturn }) => {
  const { t, language } = useWords();
  return (
    <>
      <p className="text-ink-soft">{t('board.countedTo', { date: formatDate(made.countedTo, language) })}</p>
      <CardTable
        caption={t('board.figures')}
        columns={[
          { says: t('board.lineLabel') },
          { says: t('board.target'), isFigure: true },
          { says: t('board.achievement'), isFigure: true },
          { says: t('board.percent'), isFigure: true },
        ]}
      >
        {made.lines.map((line) => (
          <LineRow key={line.line} line={line} />
        ))}
      </CardTable>
      <Trainings made={made} />
    </>
  );
};

const LineRow = ({ line: { line, target, achievement, percent } }: { line: LineFigures }) => {
  const { t, say } = useWords();
  return (
    <CardRow>
      <CardHead>{say(`board.line.${line}`)}</CardHead>
      <CardCell says={t('board.target')} isFigure>
        {figure(target)}
      </CardCell>
      <CardCell says={t('board.achievement')} isFigure>
        <strong>{figure(achievement)}</strong>
      </CardCell>
      <CardCell says={t('board.percent')} isFigure>
        {percent === null ? '–' : `${percent}%`}
      </CardCell>
    </CardRow>
  );
};

const aWindow = 10;

const Trainings = ({ made: { trainings } }: { made: YearlyReturn }) => {
  const { t, say, language } = useWords();
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('board.trainings')}</h2>
      {trainings.length === 0 && <p>{t('board.noTrainings')}</p>}
      <ShowMore items={trainings} step={aWindow}>
        {(shown) => (
          <ul className="grid gap-2 empty:hidden">
            {shown.map(({ id, title, kind, heldOn, organiser, men, women, youth }) => (
              <li key={id} className="grid gap-1 rounded-xl border border-line bg-paper p-3">
                <p className="text-sm text-ink-soft">
                  {say(`board.kind.${kind}`)} · {formatDate(heldOn, language)}
                </p>
                <p className="break-words font-semibold">
                  {[title, organiser].filter((part) => part !== '').join(' · ')}
                </p>
                <p>
                  {t('board.attended', {
                    men: formatNumber(men),
                    women: formatNumber(women),
                    youth: formatNumber(youth),
                  })}
                </p>
              </li>
            ))}
          </ul>
        )}
      </ShowMore>
    </section>
  );
};
