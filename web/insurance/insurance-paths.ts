/** The addresses of covers, by who looks. */
export const insurancePaths = {
  farmer: '/Farmer/insurance',
  enrol: '/Farmer/insurance/new',
  manager: '/ExtensionManager/insurance',
  enrolInCare: '/ExtensionManager/insurance/new',
  desk: '/admin/insurance',
} as const;
