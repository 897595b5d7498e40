import type { ReactNode } from 'react';
import { gateRows } from '@shuka/domain/processing';
import { duties, type Duty } from '@shuka/domain/relations';
import { usePerson } from '#accounts';
import { useKept } from '#kit/rows.ts';
import { OfCompany } from '#relations';

/** The company whose goods these are, and what whoever is here does there. */
export type Clerk = { readonly companyId: string; readonly duty: Duty };

/** As the phone knows it, which needs no network; else as the server says. Buyers stand at no gate and are told by the server. */
export const OfGoods = ({ children }: { readonly children: (clerk: Clerk) => ReactNode }) => {
  const { person } = usePerson();
  const [kept] = useKept(gateRows);
  const said = kept?.row.people.find(({ accountId }) => accountId === person.accountId)?.duty;
  const duty = duties.find((one) => one === said);
  if (kept !== undefined && duty !== undefined) return children({ companyId: kept.row.id, duty });
  return <OfCompany>{({ companyId, duty: told }) => children({ companyId, duty: told })}</OfCompany>;
};
