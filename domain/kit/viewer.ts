/** The five kinds of people who sign in; one person may hold several. */
export const roles = ['farmer', 'extension-manager', 'investor', 'agro-processor', 'admin'] as const;

export type Role = (typeof roles)[number];

/**
 * How a person stands to the thing an endpoint touches. `any` needs the role alone. `staff` is whoever works for the company
 * it belongs to, `clerk` and `buyer` who has that duty there; the owner of a company stands to it as each of them.
 */
export const relations = ['own', 'assigned', 'counterparty', 'staff', 'clerk', 'buyer', 'any'] as const;

export type Relation = (typeof relations)[number];

/**
 * How somebody stands to acts that ask for a fresh second factor: proved a moment ago, proved too long ago, without one where
 * one is demanded by now, or without one where none is.
 */
export type FactorStanding = 'fresh' | 'not-fresh' | 'to-set-up' | 'not-asked';

/** Whoever makes a request, as the server knows them once their session is read. */
export type Viewer = {
  readonly accountId: string;
  readonly sessionId: string;
  readonly roles: readonly Role[];
  /** False until a person whose role asks for a second factor has proved it in this session. */
  readonly isFullySignedIn: boolean;
  /** How they stand to acts that give money out or change where it goes. */
  readonly factor: FactorStanding;
};

/** Roles whose people must prove a second factor before anything else (design, section 5). */
export const rolesWithSecondFactor: readonly Role[] = ['admin'];

/** Roles whose people must have a second factor for what gives money out, from a day on that admins may move. */
export const rolesToHaveFactor: readonly Role[] = ['investor', 'agro-processor'];
