import type { RequestPreview } from '@shuka/domain/privacy';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';

/** What a yes to an erasure does: which records go, which stay without a name, and why; or why it cannot be done yet. */
export const RequestEffect = ({ preview: { kind, blockedBy, parts } }: { readonly preview: RequestPreview }) => {
  const { t } = useWords();
  if (kind !== 'erasure') return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {blockedBy !== null && <Notice kind="error">{t(`rights.blocked.${blockedBy}`)}</Notice>}
      <p>{t('rights.erasureSays')}</p>
      <CardTable
        caption={t('rights.effect')}
        columns={[
          { says: t('rights.part') },
          { says: t('rights.records') },
          { says: t('rights.becomes') },
          { says: t('rights.why') },
        ]}
      >
        {parts.map(({ part, records, becomes, why }) => (
          <CardRow key={part}>
            <CardHead>{t(`rights.part.${part}`)}</CardHead>
            <CardCell>{formatNumber(records)}</CardCell>
            <CardCell>{t(`rights.becomes.${becomes}`)}</CardCell>
            <CardCell>
              <span className="min-w-0 break-words">{t(`rights.why.${why}`)}</span>
            </CardCell>
          </CardRow>
        ))}
      </CardTable>
    </section>
  );
};
