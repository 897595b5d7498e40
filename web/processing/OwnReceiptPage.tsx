import { useParams } from 'wouter';
import { usePerson } from '#accounts';
import { HolderActs } from './HolderActs.tsx';
import { ReceiptPage } from './ReceiptPage.tsx';
import { storagePaths } from './storage-paths.ts';

/** A farmer’s receipt, or that of a farmer in care. */
export const OwnReceiptPage = () => {
  const { farmerId } = useParams();
  const { person } = usePerson();
  return (
    <ReceiptPage home={farmerId === undefined ? storagePaths.farmer : `/extension-farmers/${farmerId}/storage`}>
      {(stored, reload) =>
        stored.paper.depositorId === person.accountId &&
        stored.holderCompanyId === null && <HolderActs stored={stored} onDone={reload} />
      }
    </ReceiptPage>
  );
};
