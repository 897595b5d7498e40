import { useState } from 'react';
import { listIncidents, type Incident } from '@shuka/domain/privacy';
import { formatDateTime, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { IncidentForm } from './IncidentForm.tsx';
import { IncidentStepForm } from './IncidentStepForm.tsx';

/** The register of incidents: how the clock of each stands, what was done, and the forms to say more. */
export const IncidentsPart = () => {
  const { t } = useWords();
  const pages = usePages('incidents');
  const loaded = useLoad(listIncidents, pages.query);
  const [isOpen, setOpen] = useState(false);
  const recorded = (): void => {
    setOpen(false);
    loaded.reload();
  };
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg font-bold">{t('incident.title')}</h2>
      <p>{t('incident.intro')}</p>
      {isOpen ? (
        <IncidentForm onDone={recorded} />
      ) : (
        <Button className="justify-self-start" onClick={() => setOpen(true)}>
          {t('incident.record')}
        </Button>
      )}
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('incident.none')}</p>}
            <ul className="grid gap-3">
              {items.map((incident) => (
                <li key={incident.id}>
                  <Card incident={incident} onChanged={loaded.reload} />
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

type Props = { readonly incident: Incident; readonly onChanged: () => void };

const Card = ({ incident, onChanged }: Props) => {
  const { t, language } = useWords();
  const { id, title, what, dataKinds, peopleMany, knownAt, tellBy, clock, isClosed, steps } = incident;
  const isUrgent = clock === 'running' || clock === 'over';
  return (
    <article className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <h3 className="font-semibold break-words">{title}</h3>
      <p className={isUrgent ? 'font-semibold text-danger' : 'font-semibold'}>
        {t(`incident.clock.${clock}`, { time: formatDateTime(tellBy, language) })}
      </p>
      <p className="break-words">{what}</p>
      <p className="break-words">
        {dataKinds} · {t('incident.many')}: {formatNumber(peopleMany)} · {t('incident.known')}:{' '}
        {formatDateTime(knownAt, language)}
      </p>
      <ul className="grid gap-1">
        {steps.map((step) => (
          <li key={step.id} className="break-words">
            <strong>{t(`incident.stepOf.${step.kind}`)}</strong> {formatDateTime(step.happenedAt, language)},{' '}
            {step.byName}: {step.words}
          </li>
        ))}
      </ul>
      {!isClosed && <IncidentStepForm key={steps.length} incidentId={id} onDone={onChanged} />}
    </article>
  );
};
