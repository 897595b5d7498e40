import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { farmerRows } from '@shuka/domain/accounts';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRows } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { FarmerHead } from './FarmerHead.tsx';
import { useFarmersInCare } from './use-caseload.ts';

/** A farmer in care, all that is known of them on one page: `children` are the parts that other slices tell. */
export const FarmerInCareFrame = ({ children }: { readonly children: (keeperId: string) => ReactNode }) => {
  const { t } = useWords();
  const keeperId = (useParams()['farmerId'] ?? '').toLowerCase();
  const loaded = useRows(farmerRows);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <BackLink to="/farmer-dashboard">{t('caseload.title')}</BackLink>
      <LoadedPart loaded={loaded}>{() => <Known keeperId={keeperId}>{children}</Known>}</LoadedPart>
    </section>
  );
};

type KnownProps = { readonly keeperId: string; readonly children: (keeperId: string) => ReactNode };

const Known = ({ keeperId, children }: KnownProps) => {
  const { t } = useWords();
  const one = useFarmersInCare().find(({ id }) => id === keeperId);
  if (one === undefined) return <Notice kind="hint">{t('caseload.notInCare')}</Notice>;
  return (
    <>
      <FarmerHead one={one} />
      {children(keeperId)}
    </>
  );
};
