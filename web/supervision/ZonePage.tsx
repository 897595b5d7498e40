import { useState } from 'react';
import { useParams } from 'wouter';
import { readZone, type WholeZone } from '@shuka/domain/supervision';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { AppointSupervisorForm } from './AppointSupervisorForm.tsx';
import { EndDutyForm } from './EndDutyForm.tsx';
import { EndPostingForm } from './EndPostingForm.tsx';
import { PostManagersForm } from './PostManagersForm.tsx';
import { zonesPath } from './supervision-paths.ts';
import { ZoneForm } from './ZoneForm.tsx';

/** One zone for an admin: who supervises it and who did, who is posted there, what it is. */
export const ZonePage = () => {
  const { t } = useWords();
  const zoneId = (useParams()['zoneId'] ?? '').toLowerCase();
  const loaded = useLoad(readZone, { zoneId });
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <BackLink to={zonesPath}>{t('board.zonesTitle')}</BackLink>
      <LoadedPart loaded={loaded}>{(whole) => <Whole whole={whole} onChanged={loaded.reload} />}</LoadedPart>
    </section>
  );
};

type Props = { readonly whole: WholeZone; readonly onChanged: () => void };

type Act = 'appoint' | 'end' | 'post' | 'revise';

const actWords = {
  appoint: 'board.appoint',
  end: 'board.endDuty',
  post: 'board.post',
  revise: 'board.reviseZone',
} as const;

const Whole = ({ whole, onChanged }: Props) => {
  const { t } = useWords();
  const [act, setAct] = useState<Act | null>(null);
  const { zone } = whole;
  const done = (): void => {
    setAct(null);
    onChanged();
  };
  const acts: readonly Act[] = ['appoint', ...(zone.supervisorId === null ? [] : (['end'] as const)), 'post', 'revise'];
  return (
    <>
      <header className="grid gap-1">
        <h1 className="break-words text-2xl font-bold">
          {zone.name}, {stateName(zone.stateCode)}
        </h1>
        <p>{zone.lgas.join(', ')}</p>
        <p className="font-semibold">
          {zone.supervisorName === null
            ? t('board.noSupervisor')
            : t('board.supervisedBy', { name: zone.supervisorName })}
        </p>
      </header>
      <div className="flex flex-wrap gap-3">
        {acts.map((one) => (
          <Button key={one} look={one === 'end' ? 'danger' : 'quiet'} onClick={() => setAct(one)}>
            {t(actWords[one])}
          </Button>
        ))}
      </div>
      <PostedList whole={whole} onChanged={onChanged} />
      <DutyList whole={whole} />
      {act !== null && (
        <Dialog title={t(actWords[act])} isOpen onClose={() => setAct(null)}>
          {act === 'appoint' && <AppointSupervisorForm zoneId={zone.zoneId} onDone={done} />}
          {act === 'end' && <EndDutyForm zoneId={zone.zoneId} onDone={done} />}
          {act === 'post' && <PostManagersForm zoneId={zone.zoneId} onDone={done} />}
          {act === 'revise' && <ZoneForm zone={zone} onDone={done} />}
        </Dialog>
      )}
    </>
  );
};

const PostedList = ({ whole: { zone, managers }, onChanged }: Props) => {
  const { t, language } = useWords();
  const [leaving, setLeaving] = useState<string | null>(null);
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('board.hasManagers', { count: managers.length })}</h2>
      <ul className="grid gap-2 empty:hidden">
        {managers.map(({ managerId, name, farmers, since }) => (
          <li
            key={managerId}
            className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-paper p-3"
          >
            <span className="grid min-w-0">
              <strong className="break-words">{name}</strong>
              <span className="text-sm text-ink-soft">
                {t('board.hasFarmers', { count: farmers })} · {t('board.since', { date: formatDate(since, language) })}
              </span>
            </span>
            <Button look="bare" onClick={() => setLeaving(managerId)}>
              {t('board.endPosting')}
            </Button>
          </li>
        ))}
      </ul>
      {leaving !== null && (
        <Dialog title={t('board.endPosting')} isOpen onClose={() => setLeaving(null)}>
          <EndPostingForm
            zoneId={zone.zoneId}
            managerId={leaving}
            onDone={() => {
              setLeaving(null);
              onChanged();
            }}
          />
        </Dialog>
      )}
    </section>
  );
};

const DutyList = ({ whole: { duties } }: Pick<Props, 'whole'>) => {
  const { t, language } = useWords();
  if (duties.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('board.history')}</h2>
      <ul className="grid gap-2">
        {duties.map(({ supervisorId, name, fromAt, untilAt, reason, endReason }) => (
          <li key={`${supervisorId} ${fromAt}`} className="rounded-xl border border-line bg-paper p-3">
            <strong>{name}</strong>
            <p className="text-sm text-ink-soft">
              {untilAt === null
                ? t('board.since', { date: formatDate(fromAt, language) })
                : t('board.fromUntil', { from: formatDate(fromAt, language), until: formatDate(untilAt, language) })}
            </p>
            <p className="break-words">{[reason, endReason].filter((part) => part !== '').join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
