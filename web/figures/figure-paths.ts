/** The address of figures: for admins, and for supervisors and people of an authority. */
export const figurePaths = { ofAdmin: '/admin/figures', ofOthers: '/Regulator/figures' } as const;
