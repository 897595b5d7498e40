/** The page of a driver, which is kept on the phone alone, and under which name. */
export const driverPage = { path: '/driver', kept: 'driver-page' } as const;
