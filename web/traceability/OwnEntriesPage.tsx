import { listOwnEntries, openEntry, type OwnEntry } from '@shuka/domain/traceability';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { call, type Result } from '#kit/api.ts';
import { cropName } from '#kit/crop-name.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { ComplyFrame } from './ComplyFrame.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { entryText } from './entry-words.ts';

/** What of the log is a company’s to open, and the file that proves one entry to others. */
export const OwnEntriesPage = () => {
  const { t } = useWords();
  return (
    <ComplyFrame says="comply.log" lead="comply.logLead">
      {({ companyId }) => (
        <>
          <a
            href="/trace-log"
            className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline"
          >
            {t('comply.checkIt')}
          </a>
          <Entries companyId={companyId} />
        </>
      )}
    </ComplyFrame>
  );
};

const Entries = ({ companyId }: { readonly companyId: string }) => {
  const { t } = useWords();
  const pages = usePages(companyId);
  const loaded = useLoad(listOwnEntries, { companyId, ...pages.query, limit: '20' });
  return (
    <LoadedPart loaded={loaded}>
      {({ items, next }) => (
        <>
          {items.length === 0 && <p>{t('comply.noEntries')}</p>}
          <ul className="grid gap-3 empty:hidden">
            {items.map((entry) => (
              <Entry key={entry.id} entry={entry} companyId={companyId} />
            ))}
          </ul>
          <Pager pages={pages} next={next} />
        </>
      )}
    </LoadedPart>
  );
};

const opened = async (companyId: string, entryId: string): Promise<Result<File>> => {
  const proof = await call(openEntry, { companyId, entryId });
  if (!proof.ok) return proof;
  const text = JSON.stringify(proof.value, null, 2);
  return { ok: true, value: new File([text], `log-entry-${entryId}.json`, { type: 'application/json' }) };
};

const Entry = ({ entry, companyId }: { readonly entry: OwnEntry; readonly companyId: string }) => {
  const words = useWords();
  const { t, language } = words;
  const { id, at, name, isCorrected, isLogged } = entry;
  return (
    <li className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <p className="font-semibold break-words">
        {[cropName(name, words), entryText(entry, words)].filter((one) => one !== '').join(': ')}
      </p>
      <p className="text-sm text-ink-soft">
        {[formatDateTime(at, language), ...(isCorrected ? [t('comply.corrected')] : [])].join(' · ')}
      </p>
      {isLogged ? (
        <DownloadButton says={t('comply.openEntry')} get={() => opened(companyId, id)} />
      ) : (
        <p className="text-sm">{t('comply.waiting')}</p>
      )}
    </li>
  );
};
