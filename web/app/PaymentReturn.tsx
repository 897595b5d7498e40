import { Redirect, useSearch } from 'wouter';
import { usePerson } from '#accounts';
import { returnOf } from '#finance';
import { investmentPaths } from '#investments';
import { homeOf, safeNext } from './paths.ts';

const farmerWallet = '/Farmer/wallet';

/** Where whoever comes back from a payment provider began, as far as this tab knows; else their wallet. */
const whereBegun = (paymentId: string, isInvestor: boolean): string => {
  const begun = safeNext(returnOf(paymentId)) ?? (isInvestor ? investmentPaths.wallet : farmerWallet);
  return `${begun}?payment=${paymentId}`;
};

/** The address that payment providers and the sign-in send back to: leads on to where one was, or to one's own area. */
export const PaymentReturn = () => {
  const { person } = usePerson();
  const search = new URLSearchParams(useSearch());
  const paymentId = search.get('payment');
  const isPayment = paymentId !== null && /^[0-9a-f-]{36}$/.test(paymentId);
  const to = isPayment
    ? whereBegun(paymentId, person.roles.includes('investor'))
    : (safeNext(search.get('next')) ?? homeOf(person.roles));
  return <Redirect key={to} to={to} replace />;
};
