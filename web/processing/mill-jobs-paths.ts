/** The addresses of what a mill does; the specification's spelling where it has them. */
export const millJobPaths = {
  requests: '/agroprocessor/requests',
  askOther: '/AgroProcessor/Aasked',
  jobs: '/AgroProcessor/Ajobs',
  newJob: '/AgroProcessor/Ajobs/new',
  products: '/AgroProcessor/Aproducts',
  /** Traceability’s: its licence of GS1 and its labels. */
  codes: '/AgroProcessor/Acodes',
  /** Traceability’s: what it proves to others, and what its steps came to. */
  compliance: '/AgroProcessor/Acompliance',
  finance: '/AgroProcessor/Afinance',
  report: '/AgroProcessor/Areport',
} as const;
