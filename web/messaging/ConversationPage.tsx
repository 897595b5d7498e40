import { Phone } from 'lucide-react';
import { useParams } from 'wouter';
import { farmerRows } from '@shuka/domain/accounts';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { Thread } from './Thread.tsx';
import { fullName } from './use-talk.ts';

/** A manager's conversation with one farmer. */
export const ConversationPage = () => {
  const { t } = useWords();
  const { farmerId = '' } = useParams();
  const loaded = useRow(farmerRows, farmerId);
  return (
    <section className="grid max-w-3xl gap-4">
      <BackLink to="/messages">{t('talk.back')}</BackLink>
      <LoadedPart loaded={loaded}>
        {(kept) =>
          kept === null ? (
            <Notice kind="hint">{t('talk.notInCare')}</Notice>
          ) : (
            <>
              <header className="flex flex-wrap items-center justify-between gap-x-4">
                <h1 className="text-2xl font-bold">{fullName(kept.row)}</h1>
                <a
                  href={`tel:${kept.row.phone}`}
                  className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf"
                >
                  <Phone aria-hidden className="size-5 shrink-0" />
                  {kept.row.phone}
                </a>
              </header>
              <Thread key={farmerId} keeperId={farmerId} />
            </>
          )
        }
      </LoadedPart>
    </section>
  );
};
