import { Languages } from 'lucide-react';
import { listSpeakers } from '@shuka/domain/library';
import { languageNames } from '@shuka/domain/kit/languages.ts';
import { usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { AppointSpeakerForm } from './AppointSpeakerForm.tsx';
import { DutiesPage } from './DutiesPage.tsx';
import { EndSpeakerForm } from './EndSpeakerForm.tsx';
import { phrasePaths } from './phrase-paths.ts';

const back = { to: phrasePaths.admin, says: 'phrases.title' } as const;

const says = {
  title: 'phrases.speakers',
  text: 'phrases.speakersText',
  none: 'phrases.noSpeakers',
  appoint: 'phrases.appoint',
} as const;

/** Who judges the texts of which language, for an admin, and a form to name another. */
export const SpeakersPage = () => {
  const pages = usePages('speakers');
  return (
    <DutiesPage
      back={back}
      says={says}
      Icon={Languages}
      loaded={useLoad(listSpeakers, { limit: '20', ...pages.query })}
      pages={pages}
      idOf={({ dutyId }) => dutyId}
      nameOf={({ name, language }) => [name, languageNames[language]].join(' · ')}
      Appoint={AppointSpeakerForm}
      End={EndSpeakerForm}
    />
  );
};
