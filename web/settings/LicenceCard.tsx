import { useState } from 'react';
import { licenceAt, newestVersion, type LicenceDetails, type LicenceWord, type Trade } from '@shuka/domain/settings';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { useWords, type Words } from '#kit/words.tsx';
import { tradeWords } from './licence-words.ts';
import { RecordLicenceForm } from './RecordLicenceForm.tsx';
import { WithdrawLicenceForm } from './WithdrawLicenceForm.tsx';

type Props = {
  readonly trade: Trade;
  /** What was said of this trade, the newest first. */
  readonly said: readonly LicenceWord[];
  readonly onSaved: () => void;
};

const paperWords = (paper: LicenceDetails, { t, language }: Words): string => {
  const { holder, number, issuer, validFrom, validUntil } = paper;
  const from = formatDate(validFrom, language);
  const names = { holder, number, issuer, from };
  return validUntil === null
    ? t('licence.paperOpen', names)
    : t('licence.paper', { ...names, until: formatDate(validUntil, language) });
};

/** One trade: whether real money of it may move today, and everything that was said of it. */
export const LicenceCard = ({ trade, said, onSaved }: Props) => {
  const words = useWords();
  const { t } = words;
  const [now] = useState(() => new Date());
  const [open, setOpen] = useState<'record' | 'withdraw' | null>(null);
  const held = licenceAt(said, trade, now);
  const name = t(tradeWords[trade]);
  const canWithdraw = said[0] !== undefined && said[0].licence !== null;
  const done = (): void => {
    setOpen(null);
    onSaved();
  };
  const form = { trade, name, after: newestVersion(said, trade), onSaved: done, onCancel: () => setOpen(null) };
  return (
    <article className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-lg font-bold">{name}</h2>
      <p className={held === null ? 'font-semibold text-danger' : 'font-semibold text-leaf'}>
        {held === null ? t('licence.none') : t('licence.holds', { version: held.version })}
      </p>
      {held !== null && <p className="break-words">{paperWords(held, words)}</p>}
      {open === 'record' && <RecordLicenceForm {...form} />}
      {open === 'withdraw' && <WithdrawLicenceForm {...form} />}
      {open === null && (
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" aria-label={t('licence.recordFor', { name })} onClick={() => setOpen('record')}>
            {t('licence.record')}
          </Button>
          {canWithdraw && (
            <Button look="danger" aria-label={t('licence.withdrawFor', { name })} onClick={() => setOpen('withdraw')}>
              {t('licence.withdraw')}
            </Button>
          )}
        </div>
      )}
      <History said={said} />
    </article>
  );
};

const History = ({ said }: Pick<Props, 'said'>) => {
  const words = useWords();
  const { t, language } = words;
  if (said.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('licence.history')}</summary>
      <ul className="grid gap-2">
        {said.map(({ version, licence, reason, saidAt }) => (
          <li key={version} className="break-words border-l-4 border-line pl-3">
            <strong>{t('licence.version', { version, date: formatDate(saidAt, language) })}</strong>
            <br />
            {licence === null ? t('licence.withdrawn', { reason }) : paperWords(licence, words)}
          </li>
        ))}
      </ul>
    </details>
  );
};
