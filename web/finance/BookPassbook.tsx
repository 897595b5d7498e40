import type { Category } from '@shuka/domain/finance';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { PassbookTable, type PassbookLine } from '#kit/passbook-table.tsx';
import { useWords } from '#kit/words.tsx';
import { useBook, type Line } from './book.ts';
import { categoryWords } from './finance-words.ts';

/** What goes onto a field: the inputs of a passbook. */
const inputs: ReadonlySet<Category> = new Set(['seed', 'fertiliser', 'herbicide', 'pesticide', 'other-input']);

/** What left the farm for a buyer. */
const produce: ReadonlySet<Category> = new Set(['produce-sale', 'by-product']);

/** The inputs a farmer bought, the produce they handed over and the payments they got, as the book has them. Only what stands. */
export const BookPassbook = () => {
  const { t } = useWords();
  const standing = useBook().lines.filter((line) => line.standing === 'stands');
  const lineOf = ({ row, state }: Line): PassbookLine => ({
    id: row.id,
    on: row.happenedOn,
    what: row.description === '' ? t(categoryWords[row.category]) : row.description,
    amount: formatNaira(row.amountKobo),
    state,
  });
  return (
    <>
      <PassbookTable
        title={t('finance.passbookInputs')}
        none={t('finance.passbookNoInputs')}
        lines={standing.filter(({ row }) => inputs.has(row.category)).map(lineOf)}
      />
      <PassbookTable
        title={t('finance.passbookDeliveries')}
        none={t('finance.passbookNoDeliveries')}
        lines={standing.filter(({ row }) => produce.has(row.category)).map(lineOf)}
      />
      <PassbookTable
        title={t('finance.passbookPayments')}
        none={t('finance.passbookNoPayments')}
        lines={standing.filter(({ row }) => row.kind === 'income').map(lineOf)}
      />
    </>
  );
};
