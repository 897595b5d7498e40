import { Building } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { listProgrammes } from '@shuka/domain/integrations';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { DocsLink } from './DocsLink.tsx';
import { integrationPaths } from './integration-paths.ts';
import { placeWords } from './place-words.ts';
import { ProgrammeForm } from './ProgrammeForm.tsx';

/** Organisations whose programs read figures: to let in, and those that were. */
export const ProgrammesPage = () => {
  const { t } = useWords();
  const [, go] = useLocation();
  const pages = usePages('');
  const loaded = useLoad(listProgrammes, { ...pages.query, limit: '20' });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('programs.programmes')}</h1>
      <p>{t('programs.programmesLead')}</p>
      <DocsLink />
      <ProgrammeForm onDone={(programmeId) => go(integrationPaths.programme(programmeId))} />
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('programs.noProgrammes')}</p>}
            <ul className="grid gap-3 empty:hidden">
              {items.map(({ id, name, place, endedAt }) => (
                <li key={id} className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
                  <Link
                    to={integrationPaths.programme(id)}
                    className="flex min-h-11 items-center gap-2 font-bold text-leaf underline"
                  >
                    <Building aria-hidden className="size-5 shrink-0" />
                    <span className="min-w-0 break-words">{name}</span>
                  </Link>
                  <span>{placeWords(place, t('programs.country'))}</span>
                  {endedAt !== null && <span className="font-semibold">{t('programs.ended')}</span>}
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};
