import { useState } from 'react';
import { ledgerRules, proveLedger, type LedgerProof } from '@shuka/domain/finance';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { BackLink } from '#kit/back-link.tsx';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { ReversalsPart } from './ReversalsPart.tsx';
import { ruleWords } from './wallet-words.ts';

/** Goes through the whole ledger, and says of each rule how often it is broken. */
export const LedgerPage = () => {
  const { t } = useWords();
  const [id, setId] = useState(newId);
  const [proof, setProof] = useState<LedgerProof | null>(null);
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to="/admin/payouts">{t('wallet.payoutsTitle')}</BackLink>
      <h1 className="text-2xl font-bold">{t('wallet.ledgerTitle')}</h1>
      <p>{t('wallet.ledgerText')}</p>
      <Form
        contract={proveLedger}
        draftOf={() => ({ id })}
        onDone={(proved) => {
          setId(newId());
          setProof(proved);
        }}
      >
        <SubmitButton sending={t('wallet.proving')}>{t('wallet.prove')}</SubmitButton>
      </Form>
      {proof !== null && <ProofTable proof={proof} />}
      <ReversalsPart />
    </section>
  );
};

const ProofTable = ({ proof }: { readonly proof: LedgerProof }) => {
  const { t, language } = useWords();
  return (
    <>
      <Notice kind={proof.isRight ? 'done' : 'error'}>
        <strong className="block">{t(proof.isRight ? 'wallet.ledgerRight' : 'wallet.ledgerWrong')}</strong>
        {t('wallet.ledgerCounted', {
          accounts: proof.accounts,
          moves: proof.moves,
          time: formatDateTime(proof.provedAt, language),
        })}
      </Notice>
      <table className="w-full text-left">
        <caption className="sr-only">{t('wallet.ledgerTitle')}</caption>
        <thead>
          <tr className="text-sm text-ink-soft">
            <th scope="col" className="py-2 pr-4">
              {t('wallet.rule')}
            </th>
            <th scope="col" className="py-2 text-right">
              {t('wallet.broken')}
            </th>
          </tr>
        </thead>
        <tbody>
          {ledgerRules.map((rule) => (
            <tr key={rule} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 font-normal">
                {t(ruleWords[rule])}
              </th>
              <td className={`py-2 text-right font-semibold ${proof.violations[rule] > 0 ? 'text-danger' : ''}`}>
                {proof.violations[rule]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
