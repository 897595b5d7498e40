import { GraduationCap } from 'lucide-react';
import { listAgronomists } from '@shuka/domain/library';
import { usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { AppointAgronomistForm } from './AppointAgronomistForm.tsx';
import { DutiesPage } from './DutiesPage.tsx';
import { EndAgronomistForm } from './EndAgronomistForm.tsx';
import { SpecialistTimes } from './SpecialistTimes.tsx';

const back = { to: '/admin/people', says: 'desk.backToPeople' } as const;

const says = {
  title: 'desk.agronomists',
  text: 'desk.agronomistsText',
  none: 'desk.noAgronomists',
  appoint: 'desk.appoint',
} as const;

/** Who writes and reviews articles, for an admin, and a form to name another. */
export const AgronomistsPage = () => {
  const pages = usePages('agronomists');
  return (
    <DutiesPage
      back={back}
      says={says}
      Icon={GraduationCap}
      loaded={useLoad(listAgronomists, { limit: '20', ...pages.query })}
      pages={pages}
      idOf={({ agronomistId }) => agronomistId}
      nameOf={({ name }) => name}
      Appoint={AppointAgronomistForm}
      End={EndAgronomistForm}
    >
      <SpecialistTimes />
    </DutiesPage>
  );
};
