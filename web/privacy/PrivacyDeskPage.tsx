import { useState } from 'react';
import { Link } from 'wouter';
import { ChoiceChips } from '#kit/choice-chips.tsx';
import { useWords } from '#kit/words.tsx';
import { IncidentsPart } from './IncidentsPart.tsx';
import { KeepingPart } from './KeepingPart.tsx';
import { privacyPaths } from './privacy-paths.ts';
import { RequestsPart } from './RequestsPart.tsx';

const views = { requests: 'rights.queue', incidents: 'incident.title', keeping: 'keeping.title' } as const;

type View = keyof typeof views;

/** What the office answers for: requests of people, incidents, and what is kept for how long. */
export const PrivacyDeskPage = () => {
  const { t } = useWords();
  const [view, setView] = useState<View>('requests');
  const choices = (Object.keys(views) as View[]).map((value) => ({ value, says: t(views[value]) }));
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-2xl font-bold">{t('rights.deskTitle')}</h1>
      <Link
        to={privacyPaths.audit}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline"
      >
        {t('audit.title')}
      </Link>
      <ChoiceChips label={t('rights.deskTitle')} choices={choices} chosen={view} onChange={setView} />
      {view === 'requests' && <RequestsPart />}
      {view === 'incidents' && <IncidentsPart />}
      {view === 'keeping' && <KeepingPart />}
    </section>
  );
};
