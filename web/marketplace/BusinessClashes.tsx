import { settleBusiness, type Business } from '@shuka/domain/marketplace';
import { usePerson } from '#accounts';
import { RowClash } from '#kit/row-clash.tsx';
import { submit } from '#kit/submit.ts';
import { useWords } from '#kit/words.tsx';
import { clashFieldWords, clashValueWords, whoSaidWords } from './business-words.ts';

type Props = { readonly business: Business; readonly onSettled: () => void };

/** A value that says nothing must be seen to be one. */
const shown = (value: string): string => (value === '' ? '–' : value);

/** What two people changed at once in a business, each with its choice. */
export const BusinessClashes = ({ business, onSettled }: Props) => {
  const words = useWords();
  const { person } = usePerson();
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{words.t('farms.clashes')}</h2>
      {business.clashes.map(({ field, now, other, nowBy, otherBy, at }) => (
        <RowClash
          key={`${field} ${at}`}
          what={clashFieldWords(field, words)}
          at={at}
          now={{
            value: shown(clashValueWords(now, words)),
            who: whoSaidWords(nowBy, person.accountId, business, words),
          }}
          other={{
            value: shown(clashValueWords(other, words)),
            who: whoSaidWords(otherBy, person.accountId, business, words),
          }}
          onKeep={async (choice) => {
            const settled = await submit(settleBusiness, { keeperId: business.keeperId, field, at, choice });
            return settled.ok ? null : settled.failure;
          }}
          onSettled={onSettled}
        />
      ))}
    </section>
  );
};
