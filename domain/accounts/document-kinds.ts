/** The documents people here prove with who they are; none of their numbers is asked for at sign-up. */
export const idDocumentKinds = ['nin-slip', 'voters-card', 'drivers-licence', 'passport', 'nysc-card'] as const;

export type IdDocumentKind = (typeof idDocumentKinds)[number];
