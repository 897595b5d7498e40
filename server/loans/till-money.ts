/**
 * What a manager holds in cash is an account like a payment provider's: below nothing by the money that came in through
 * their hands, and nothing again once it is in the bank.
 */
export const tillAccountOf = (managerId: string): string => `till:${managerId}`;

/** The house's account at its bank, where tills are brought to. */
export const bankAccount = 'cash-bank';
