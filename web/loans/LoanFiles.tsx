import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { loanNumberOf, readLoanStatement, type Loan, type LoanStatementFormat } from '@shuka/domain/loans';
import { Button } from '#kit/button.tsx';
import { fetchFile } from '#kit/fetch-file.ts';
import { Notice } from '#kit/notice.tsx';
import { saveFile } from '#kit/save-file.ts';
import { useWords } from '#kit/words.tsx';

const formats = [
  { format: 'pdf', Icon: FileText, says: 'loans.getPdf' },
  { format: 'csv', Icon: Download, says: 'loans.getCsv' },
] as const;

/** A loan as a file: what is owed, what is due when, and each payment. */
export const LoanFiles = ({ loan }: { readonly loan: Loan }) => {
  const { t } = useWords();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const get = async (format: LoanStatementFormat): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const name = `loan-${loanNumberOf(loan.number)}.${format}`;
    const got = await fetchFile(readLoanStatement, { loanId: loan.id, format }, name);
    if (got.ok) saveFile(got.value, name);
    else setProblem(got.failure.title === '' ? t('loans.noStatement') : got.failure.title);
    setBusy(false);
  };
  return (
    <>
      <h2 className="text-xl font-bold">{t('loans.statement')}</h2>
      <div className="flex flex-wrap gap-3">
        {formats.map(({ format, Icon, says }) => (
          <Button key={format} look="quiet" disabled={isBusy} onClick={() => void get(format)}>
            <Icon aria-hidden className="size-5" />
            {t(says)}
          </Button>
        ))}
      </div>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </>
  );
};
