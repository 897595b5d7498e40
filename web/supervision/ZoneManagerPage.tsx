import { ArrowRightLeft, Phone } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'wouter';
import { visitFlagKinds, type VisitFlag } from '@shuka/domain/extension';
import { readManager, type ManagerPage } from '@shuka/domain/supervision';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { usePerson } from '#accounts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { ShowMore } from '#kit/show-more.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { FlaggedVisitCard } from './FlaggedVisitCard.tsx';
import { NotesPart } from './NotesPart.tsx';
import { OfMyZone } from './OfMyZone.tsx';
import { SettledVisits } from './SettledVisits.tsx';
import { boardPath, handOverPath, managerPath } from './supervision-paths.ts';
import { ZoneFarmers } from './ZoneFarmers.tsx';

const link = 'inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline underline-offset-4';
const aWindow = 5;

/** One manager of the zone: what was flagged of their visits, notes to them, their farmers, and the way to hand these over. */
export const ZoneManagerPage = () => {
  const { t } = useWords();
  const managerId = (useParams()['managerId'] ?? '').toLowerCase();
  const [asked] = useSearchParams();
  const flag = visitFlagKinds.find((one) => one === asked.get('flag')) ?? null;
  return (
    <OfMyZone back={{ to: boardPath, says: t('board.backToBoard') }}>
      {({ zoneId }) => <Loaded key={`${managerId} ${flag ?? ''}`} zoneId={zoneId} managerId={managerId} flag={flag} />}
    </OfMyZone>
  );
};

type LoadedProps = { readonly zoneId: string; readonly managerId: string; readonly flag: VisitFlag | null };

const Loaded = ({ zoneId, managerId, flag }: LoadedProps) => {
  const loaded = useLoad(readManager, { zoneId, managerId, ...(flag === null ? {} : { flag }) });
  return (
    <LoadedPart loaded={loaded}>
      {(page) => <Whole zoneId={zoneId} page={page} flag={flag} onChanged={loaded.reload} />}
    </LoadedPart>
  );
};

type WholeProps = {
  readonly zoneId: string;
  readonly page: ManagerPage;
  /** The mark that alone is asked for; null for all. */
  readonly flag: VisitFlag | null;
  readonly onChanged: () => void;
};

const Whole = ({ zoneId, page, flag, onChanged }: WholeProps) => {
  const { t } = useWords();
  const { managerId, name, phone, farmers, notes } = page;
  return (
    <>
      <header className="grid gap-1">
        <h1 className="break-words text-2xl font-bold">{name}</h1>
        <p>{t('board.hasFarmers', { count: farmers })}</p>
        <div className="flex flex-wrap gap-x-6">
          {phone !== '' && (
            <a href={`tel:${phone}`} className={link}>
              <Phone aria-hidden className="size-5 shrink-0" />
              {phone}
            </a>
          )}
          {farmers > 0 && (
            <Link to={handOverPath(managerId)} className={link}>
              <ArrowRightLeft aria-hidden className="size-5 shrink-0" />
              {t('board.handOver')}
            </Link>
          )}
        </div>
      </header>
      <Flagged zoneId={zoneId} page={page} flag={flag} onChanged={onChanged} />
      <SettledVisits settled={page.settled} />
      <NotesPart zoneId={zoneId} managerId={managerId} notes={notes} onWritten={onChanged} />
      <ZoneFarmers zoneId={zoneId} managerId={managerId} />
    </>
  );
};

/** The visits that should be looked at; all of them, or those with one mark. */
const Flagged = ({ zoneId, page, flag, onChanged }: WholeProps) => {
  const { t, say } = useWords();
  const { person } = usePerson();
  const { managerId, flagged, flagDays } = page;
  const isOwn = managerId === person.accountId;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('board.flaggedTitle', { count: formatNumber(flagged.length) })}</h2>
      <p className="text-ink-soft">{t('board.flaggedText', { days: flagDays })}</p>
      {isOwn && flagged.length > 0 && <Notice kind="hint">{t('board.ownVisits')}</Notice>}
      {flag !== null && (
        <p className="flex flex-wrap items-center gap-x-4">
          {t('board.onlyFlag', { flag: say(`board.flag.${flag}`) })}
          <Link to={managerPath(managerId)} className={link}>
            {t('board.allFlags')}
          </Link>
        </p>
      )}
      <ShowMore items={flagged} step={aWindow}>
        {(shown) => (
          <ul className="grid gap-3 empty:hidden lg:grid-cols-2">
            {shown.map((visit) => (
              <li key={visit.visitId}>
                <FlaggedVisitCard
                  zoneId={zoneId}
                  managerId={managerId}
                  visit={visit}
                  isOwn={isOwn}
                  onSettled={onChanged}
                />
              </li>
            ))}
          </ul>
        )}
      </ShowMore>
    </section>
  );
};
