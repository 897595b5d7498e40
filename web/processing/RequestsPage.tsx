import { Link } from 'wouter';
import { listRequests } from '@shuka/domain/processing';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { OfCompany } from '#relations';
import { AnswerRequest } from './AnswerRequest.tsx';
import { millJobPaths } from './mill-jobs-paths.ts';
import { RequestCard } from './RequestCard.tsx';

const perPage = '20';

/** What a mill is asked to process. */
export const RequestsPage = () => {
  const { t } = useWords();
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('mill.requests')}</h1>
      <Link
        to={millJobPaths.askOther}
        className="inline-flex min-h-12 items-center justify-self-start rounded-xl border-2 border-leaf px-4 font-semibold text-leaf hover:bg-leaf-soft"
      >
        {t('mill.askOther')}
      </Link>
      <OfCompany>{({ companyId, duty }) => <Requests companyId={companyId} mayAnswer={duty !== 'buyer'} />}</OfCompany>
    </section>
  );
};

type Props = { readonly companyId: string; readonly mayAnswer: boolean };

const Requests = ({ companyId, mayAnswer }: Props) => {
  const { t } = useWords();
  const pages = usePages(companyId);
  const loaded = useLoad(listRequests, { companyId, ...pages.query, limit: perPage });
  return (
    <LoadedPart loaded={loaded}>
      {({ items, next }) => (
        <>
          {items.length === 0 && <p>{t('mill.noRequests')}</p>}
          <ul className="grid gap-3">
            {items.map((one) => (
              <RequestCard key={one.id} request={one} title={one.askerName}>
                {mayAnswer && one.state === 'waiting' && (
                  <AnswerRequest companyId={companyId} request={one} onDone={loaded.reload} />
                )}
                {mayAnswer && one.state === 'accepted' && (
                  <Link
                    to={`${millJobPaths.newJob}?request=${one.id}`}
                    className="inline-flex min-h-12 items-center justify-center justify-self-start rounded-xl bg-leaf px-5 font-semibold text-on-leaf"
                  >
                    {t('mill.startJob')}
                  </Link>
                )}
              </RequestCard>
            ))}
          </ul>
          <Pager pages={pages} next={next} />
        </>
      )}
    </LoadedPart>
  );
};
