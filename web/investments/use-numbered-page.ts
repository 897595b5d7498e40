import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Contract, DraftOf, OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { call, type Result } from '#kit/api.ts';
import type { Loaded } from '#kit/use-load.ts';
import { pageNumberOf, readNumbered, type PageFound, type PageQuery } from './numbered-pages.ts';

type Numbered<Value> = { readonly number: number; readonly loaded: Loaded<Value> };

/**
 * A page of a list, by the number in the address, so that going back leads to the page one was on. The contract takes
 * `after` and `limit`, and answers `next`.
 */
export const useNumberedPage = <C extends Contract>(contract: C, input: DraftOf<C>, size: number) => {
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const asked = pageNumberOf(new URLSearchParams(search).get('page'));
  const key = JSON.stringify(input);
  const [walked, setWalked] = useState({ key, cursors: new Map<number, string>() });
  const { cursors } = walked;
  if (walked.key !== key) setWalked({ key, cursors: new Map() });
  const [shown, setShown] = useState<Numbered<OutputOf<C>>>({ number: asked, loaded: { state: 'loading' } });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const read = (query: PageQuery) =>
      call(contract, { ...JSON.parse(key), ...query }) as Promise<Result<OutputOf<C> & PageFound>>; // see above
    void readNumbered(read, asked, size, cursors).then(({ number, result }) => {
      if (!isCurrent) return;
      const loaded = result.ok
        ? ({ state: 'ready', value: result.value } as const)
        : ({ state: 'failed', failure: result.failure } as const);
      setShown({ number, loaded });
    });
    return () => {
      isCurrent = false;
    };
  }, [contract, key, asked, size, cursors, turn]);
  const goTo = (number: number): void => {
    const next = new URLSearchParams(search);
    next.set('page', String(number));
    navigate(`${pathname}?${next.toString()}`);
  };
  const reload = useCallback(() => {
    setWalked((before) => ({ ...before, cursors: new Map() }));
    setTurn((count) => count + 1);
  }, []);
  return { number: shown.number, goTo, loaded: { ...shown.loaded, reload } };
};
