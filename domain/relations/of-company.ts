/** What stands in the address of an act of a company. Alone in its file: phones that keep such acts need no more of companies. */
export const ofCompany = { kind: 'company', idField: 'companyId' } as const;
