import { listStaff } from '@shuka/domain/relations';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { Invitations } from './Invitations.tsx';
import { InviteForm } from './InviteForm.tsx';
import { OfCompany } from './OfCompany.tsx';
import { StaffCard } from './StaffCard.tsx';

/** Who works for a company, for its owner: whom to invite, what each does, and who leaves. */
export const StaffPage = () => {
  const { t } = useWords();
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('staff.title')}</h1>
      <OfCompany>
        {({ companyId, duty }) =>
          duty === 'owner' ? <Staff companyId={companyId} /> : <Notice kind="hint">{t('staff.ownersOnly')}</Notice>
        }
      </OfCompany>
    </section>
  );
};

const Staff = ({ companyId }: { readonly companyId: string }) => {
  const loaded = useLoad(listStaff, { companyId });
  return (
    <LoadedPart loaded={loaded}>
      {({ staff, invitations }) => (
        <>
          <ul className="grid gap-3">
            {staff.map((one) => (
              <StaffCard key={one.accountId} companyId={companyId} staffer={one} onDone={loaded.reload} />
            ))}
          </ul>
          <InviteForm companyId={companyId} onDone={loaded.reload} />
          <Invitations companyId={companyId} invitations={invitations} onDone={loaded.reload} />
        </>
      )}
    </LoadedPart>
  );
};
