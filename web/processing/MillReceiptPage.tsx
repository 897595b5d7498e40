import { OfCompany } from '#relations';
import { AnswerTransferForm } from './AnswerTransferForm.tsx';
import { EndStorageForm } from './EndStorageForm.tsx';
import { HolderActs } from './HolderActs.tsx';
import { ReceiptPage } from './ReceiptPage.tsx';
import { storagePaths } from './storage-paths.ts';

/** A receipt as the warehouse, a company that holds it, or one that is offered it, sees it. */
export const MillReceiptPage = () => (
  <ReceiptPage home={storagePaths.mill}>
    {(stored, reload) => (
      <OfCompany>
        {({ companyId, duty }) => (
          <>
            {stored.holderCompanyId === companyId && duty === 'owner' && <HolderActs stored={stored} onDone={reload} />}
            {stored.claim?.toCompanyId === companyId && duty !== 'clerk' && (
              <AnswerTransferForm stored={stored} onDone={reload} />
            )}
            {stored.paper.companyId === companyId && duty !== 'buyer' && stored.state === 'given-back' && (
              <EndStorageForm stored={stored} onDone={reload} />
            )}
          </>
        )}
      </OfCompany>
    )}
  </ReceiptPage>
);
