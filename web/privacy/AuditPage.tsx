import { useState, type FormEvent } from 'react';
import { listActs, readAuditState, type AuditLine, type AuditState } from '@shuka/domain/privacy';
import { formatDate, formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { TextField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

type Query = { person?: string; object?: string; act?: string; day?: string; only?: 'refused' };

const queryOf = (form: HTMLFormElement): Query => {
  const fields = new FormData(form);
  const said = ['person', 'object', 'act', 'day'].flatMap((name) => {
    const value = String(fields.get(name) ?? '').trim();
    return value === '' ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(said), ...(fields.has('only') ? { only: 'refused' as const } : {}) };
};

/** The audit log for admins: how whole it is, and its lines by person, thing, act and day. */
export const AuditPage = () => {
  const { t } = useWords();
  const state = useLoad(readAuditState, {});
  const [query, setQuery] = useState<Query>({});
  const pages = usePages(JSON.stringify(query));
  const loaded = useLoad(listActs, { ...query, ...pages.query });
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setQuery(queryOf(event.currentTarget));
  };
  const columns = ['audit.what', 'audit.who', 'audit.about', 'audit.when'] as const;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-2xl font-bold">{t('audit.title')}</h1>
      <LoadedPart loaded={state}>{(value) => <Wholeness state={value} />}</LoadedPart>
      <form className="grid items-end gap-3 sm:grid-cols-2" onSubmit={search}>
        <TextField name="person" label={t('audit.person')} maxLength={254} />
        <TextField name="object" label={t('audit.object')} maxLength={100} />
        <TextField name="act" label={t('audit.act')} maxLength={200} />
        <TextField name="day" type="date" label={t('audit.day')} />
        <label className="flex min-h-12 items-center gap-3">
          <input type="checkbox" name="only" className="size-6 shrink-0 accent-leaf" />
          {t('audit.onlyRefused')}
        </label>
        <Button type="submit" className="justify-self-start">
          {t('audit.search')}
        </Button>
      </form>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('audit.none')}</p>}
            <CardTable caption={t('audit.lines')} columns={columns.map((id) => ({ says: t(id) }))}>
              {items.map((line) => (
                <Line key={line.number} line={line} />
              ))}
            </CardTable>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

const Wholeness = ({ state: { size, waiting, checkedAt, fault, atNumber } }: { readonly state: AuditState }) => {
  const { t, language } = useWords();
  const day = checkedAt === null ? '' : formatDate(checkedAt.slice(0, 10), language);
  return (
    <div className="grid gap-2">
      <p>{t('audit.sealed', { size, waiting })}</p>
      {checkedAt === null && <p>{t('audit.unchecked')}</p>}
      {checkedAt !== null && fault === null && <p>{t('audit.whole', { day })}</p>}
      {fault !== null && <Notice kind="error">{t('audit.damaged', { day, number: atNumber ?? 0, fault })}</Notice>}
    </div>
  );
};

const Line = ({ line }: { readonly line: AuditLine }) => {
  const { t, language } = useWords();
  const { act, says, endpoint, byName, accountId, aboutName, objectId, refusal, at } = line;
  const about = aboutName === '' ? (objectId ?? '–') : aboutName;
  return (
    <CardRow>
      <CardHead>
        <span>{says}</span>
        {says !== act && (
          <span lang="en" className="block text-sm font-normal text-ink-soft">
            {act}
          </span>
        )}
        <span className="block text-sm font-normal break-all text-ink-soft">{endpoint}</span>
        {refusal !== null && <span className="block text-danger">{t('audit.refused', { code: refusal })}</span>}
      </CardHead>
      <CardCell says={t('audit.who')}>{accountId === null ? t('audit.by.house') : byName}</CardCell>
      <CardCell says={t('audit.about')}>
        <span className="min-w-0 break-all">{about}</span>
      </CardCell>
      <CardCell says={t('audit.when')}>{formatDateTime(at, language)}</CardCell>
    </CardRow>
  );
};
