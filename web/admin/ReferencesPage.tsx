import { Clock } from 'lucide-react';
import { Link } from 'wouter';
import { listReferences, roomOfFigures, type ReferenceRow } from '@shuka/domain/admin';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { BackLink } from '#kit/back-link.tsx';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

/** Every file of figures the house reckons with: those that change on screen first, then the others by name. */
export const ReferencesPage = () => {
  const { t } = useWords();
  const loaded = useLoad(listReferences, {});
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to="/admin">{t('menu.home')}</BackLink>
      <h1 className="text-2xl font-bold">{t('reference.title')}</h1>
      <p className="max-w-3xl">{t('reference.lead')}</p>
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <>
            <ul className="grid gap-3 sm:grid-cols-2">
              {items
                .filter(({ changed }) => changed === 'here')
                .map((one) => (
                  <RunningCard key={one.name} one={one} />
                ))}
            </ul>
            <CardTable
              caption={t('reference.title')}
              columns={[
                { says: t('reference.name') },
                { says: t('reference.version') },
                { says: t('reference.source') },
              ]}
            >
              {items
                .filter(({ changed }) => changed !== 'here')
                .map((one) => (
                  <OtherRow key={one.name} one={one} />
                ))}
            </CardTable>
          </>
        )}
      </LoadedPart>
    </section>
  );
};

const useVersionSays = ({ version, date }: ReferenceRow): string => {
  const { t, language } = useWords();
  const day = /^\d{4}-\d\d-\d\d$/.test(date) ? formatDate(date, language) : date;
  return [version === '-' ? '' : t('reference.versionNumber', { version }), day]
    .filter((one) => one !== '')
    .join(' · ');
};

const RunningCard = ({ one }: { readonly one: ReferenceRow }) => {
  const { t, say } = useWords();
  const version = useVersionSays(one);
  return (
    <li>
      <Link
        to={`/admin/reference/${one.name}`}
        className="grid min-h-16 gap-1 rounded-2xl border-2 border-line bg-paper p-4 hover:bg-leaf-soft"
      >
        <strong className="break-words text-leaf">{say(`reference.nameOf.${one.name}`)}</strong>
        <span className="text-sm">{version}</span>
        {one.waits && (
          <span className="flex items-center gap-2 text-sm font-semibold">
            <Clock aria-hidden className="size-5 shrink-0" />
            {t('reference.waits')}
          </span>
        )}
      </Link>
    </li>
  );
};

const OtherRow = ({ one }: { readonly one: ReferenceRow }) => {
  const { t, say } = useWords();
  const version = useVersionSays(one);
  const room = roomOfFigures(one.name);
  const changed = say(`reference.changed.${one.changed}`);
  return (
    <CardRow>
      <CardHead>
        <span className="break-all">{one.name}</span>
        {one.waits && <span className="block text-sm">{t('reference.waits')}</span>}
        <span className="block text-sm font-normal text-ink-soft">
          {room === null ? (
            changed
          ) : (
            <Link to={room} className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4">
              {changed}
            </Link>
          )}
        </span>
      </CardHead>
      <CardCell says={t('reference.version')}>{version}</CardCell>
      <CardCell>
        <span className="min-w-0 text-sm [overflow-wrap:anywhere] text-ink-soft">{one.source}</span>
      </CardCell>
    </CardRow>
  );
};
