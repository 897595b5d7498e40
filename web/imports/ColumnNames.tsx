import { columnsOf, valuesIn, type ImportKind } from '@shuka/domain/imports';
import { useWords } from '#kit/words.tsx';

/** The columns of a kind of list: those that must be there, what some may hold, and those that may be there. */
export const ColumnNames = ({ kind }: { readonly kind: ImportKind }) => {
  const { t } = useWords();
  const namesOf = (isRequired: boolean): string =>
    columnsOf[kind]
      .filter((one) => one.isRequired === isRequired)
      .map(({ key }) => key)
      .join(', ');
  return (
    <details className="rounded-xl border border-line p-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-leaf">{t('imports.columns')}</summary>
      <p className="break-words">{t('imports.columnsMust', { names: namesOf(true) })}</p>
      {valuesIn(kind).map(({ column, values }) => (
        <p key={column} className="break-words">
          {t('imports.columnValues', { column, values: values.join(', ') })}
        </p>
      ))}
      {namesOf(false) !== '' && <p className="break-words">{t('imports.columnsMay', { names: namesOf(false) })}</p>}
    </details>
  );
};
