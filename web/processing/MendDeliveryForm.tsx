import { deliveryRows } from '@shuka/domain/processing';
import { usePerson } from '#accounts';
import { Button } from '#kit/button.tsx';
import { rowsOf, useKept } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { receiptFor, receiptGiven } from './receipt-count.ts';

type Props = {
  readonly input: Readonly<Record<string, unknown>>;
  readonly onMended: (input: unknown) => void;
};

/** A delivery that was not taken: it goes again under the next number of this device, or without the lot that is gone. */
export const MendDeliveryForm = ({ input, onMended }: Props) => {
  const { t } = useWords();
  const { person } = usePerson();
  const known = rowsOf(useKept(deliveryRows)).map(({ receipt }) => receipt);
  const sendAnew = (): void => {
    const receipt = receiptFor(person.accountId, [...known, String(input['receipt'])]);
    receiptGiven(person.accountId, receipt);
    onMended({ ...input, receipt });
  };
  return (
    <div className="grid gap-3">
      <p>{t('weigh.mendText', { receipt: String(input['receipt']) })}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={sendAnew}>{t('weigh.mendReceipt')}</Button>
        {typeof input['lotId'] === 'string' && (
          <Button look="quiet" onClick={() => onMended({ ...input, lotId: null })}>
            {t('weigh.mendLot')}
          </Button>
        )}
      </div>
    </div>
  );
};
