/** The addresses of the agro-processor's area besides its dashboard; the specification's spelling where it has them. */
export const millPaths = {
  profile: '/AgroProcessor/Aprofile',
  ventures: '/AgroProcessor/Aagribusiness',
  workers: '/AgroProcessor/Aextensionworkers',
  staff: '/AgroProcessor/Astaff',
  demands: '/AgroProcessor/Ademands',
  shifts: '/AgroProcessor/Ashifts',
  inputs: '/AgroProcessor/Ainputs',
} as const;
