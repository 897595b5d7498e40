import { listOwnActs, type OwnLine } from '@shuka/domain/privacy';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

/** What a person did, and what others did about them. */
export const OwnLogPage = () => {
  const { t } = useWords();
  const pages = usePages('own');
  const loaded = useLoad(listOwnActs, pages.query);
  const columns = [{ says: t('audit.what') }, { says: t('audit.who') }, { says: t('audit.when') }];
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-2xl font-bold">{t('audit.own')}</h1>
      <p>{t('audit.ownIntro')}</p>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('audit.none')}</p>}
            <CardTable caption={t('audit.own')} columns={columns}>
              {items.map((line) => (
                <Line key={line.number} line={line} />
              ))}
            </CardTable>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

const Line = ({ line: { says, by, byName, at, isRefused } }: { readonly line: OwnLine }) => {
  const { t, language } = useWords();
  return (
    <CardRow>
      <CardHead>
        <span>{says}</span>
        {isRefused && <strong className="ml-2 font-semibold text-danger">{t('audit.wasRefused')}</strong>}
      </CardHead>
      <CardCell says={t('audit.who')}>{by === 'person' && byName !== '' ? byName : t(`audit.by.${by}`)}</CardCell>
      <CardCell says={t('audit.when')}>{formatDateTime(at, language)}</CardCell>
    </CardRow>
  );
};
