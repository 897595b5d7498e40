import { ClipboardCheck, FileSpreadsheet, LayoutDashboard } from 'lucide-react';
import { Link } from 'wouter';
import type { Guidance } from '@shuka/domain/supervision';
import { ShowMore } from '#kit/show-more.tsx';
import { useWords } from '#kit/words.tsx';
import { CoachingNote } from './CoachingNote.tsx';
import { HandOverNotes } from './HandOverNotes.tsx';
import { boardPath, eventsPath, returnPath } from './supervision-paths.ts';

const link = 'inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline underline-offset-4';

/** So many notes stand on a dashboard; the others are a touch away. */
const aWindow = 2;

/** The zone and its screens, notes of the supervisor, and farmers who came with a word about them. */
export const GuidancePanel = ({ guidance }: { readonly guidance: Guidance }) => {
  const { t } = useWords();
  const { supervises, postedTo, notes, handOvers } = guidance;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('board.panelTitle')}</h2>
      {postedTo !== null && supervises?.zoneId !== postedTo.zoneId && (
        <p>{t('board.postedTo', { zone: postedTo.name })}</p>
      )}
      {supervises !== null && <p>{t('board.supervises', { zone: supervises.name })}</p>}
      <div className="flex flex-wrap gap-x-6">
        {supervises !== null && (
          <>
            <Link to={boardPath} className={link}>
              <LayoutDashboard aria-hidden className="size-5 shrink-0" />
              {t('board.open')}
            </Link>
            <Link to={returnPath} className={link}>
              <FileSpreadsheet aria-hidden className="size-5 shrink-0" />
              {t('board.openReturn')}
            </Link>
          </>
        )}
        {(supervises !== null || postedTo !== null) && (
          <Link to={eventsPath} className={link}>
            <ClipboardCheck aria-hidden className="size-5 shrink-0" />
            {t('board.openEvents')}
          </Link>
        )}
      </div>
      <ShowMore items={notes} step={aWindow}>
        {(shown) => (
          <ul className="grid gap-3 empty:hidden">
            {shown.map((note) => (
              <li key={note.id}>
                <CoachingNote note={note} isMine />
              </li>
            ))}
          </ul>
        )}
      </ShowMore>
      <ShowMore items={handOvers} step={aWindow}>
        {(shown) => <HandOverNotes handOvers={shown} />}
      </ShowMore>
    </section>
  );
};
