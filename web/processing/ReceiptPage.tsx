import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { readReceipt, readReceiptDocument, type StoredLot } from '@shuka/domain/processing';
import { formatDate, formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { BackLink } from '#kit/back-link.tsx';
import { fetchFile } from '#kit/fetch-file.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { FileButton } from './FileButton.tsx';
import { ReceiptView } from './ReceiptView.tsx';

type Props = {
  readonly home: string;
  readonly children: (stored: StoredLot, reload: () => void) => ReactNode;
};

/** One receipt with its paper, what may be done with it, and its history. */
export const ReceiptPage = ({ home, children }: Props) => {
  const { t } = useWords();
  const { receiptId = '' } = useParams();
  const loaded = useLoad(readReceipt, { receiptId });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={home}>{t('storage.title')}</BackLink>
      <LoadedPart loaded={loaded}>
        {(stored) => (
          <>
            <ReceiptView stored={stored} />
            <FileButton
              says={t('storage.paper')}
              get={() => fetchFile(readReceiptDocument, { receiptId }, `warehouse-receipt-${stored.paper.number}.pdf`)}
            />
            {children(stored, loaded.reload)}
            <History stored={stored} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

const History = ({ stored: { history, paper, owedKobo, state } }: { readonly stored: StoredLot }) => {
  const { t, say, language } = useWords();
  const isIn = state === 'outstanding' || state === 'given-back';
  return (
    <section className="grid gap-2">
      {isIn && (
        <p className="font-semibold">
          {t('storage.owed', { amount: formatNaira(owedKobo), day: formatDate(paper.issuedOn, language) })}
        </p>
      )}
      <h2 className="text-lg font-bold">{t('storage.history')}</h2>
      <ol className="grid gap-2">
        {history.map(({ kind, said, byName, at }) => (
          <li key={at + kind} className="rounded-xl border border-line bg-paper p-3">
            <p className="font-semibold">{say(`storage.event.${kind}`)}</p>
            {said !== '' && <p className="break-words">{said}</p>}
            <p className="text-sm text-ink-soft">
              {t('storage.by', { name: byName, day: formatDateTime(at, language) })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
};
