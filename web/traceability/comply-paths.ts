/** The addresses of proof and figures of a company, of regulators, and of admins who see to both. */
export const complyPaths = {
  home: '/AgroProcessor/Acompliance',
  plots: '/AgroProcessor/Acompliance/plots',
  keyData: '/AgroProcessor/Acompliance/key-data',
  certificates: '/AgroProcessor/Acompliance/certificates',
  log: '/AgroProcessor/Acompliance/log',
  figures: '/AgroProcessor/Acompliance/figures',
  regulator: '/Regulator',
  regulators: '/admin/regulators',
  ending: '/admin/certificates',
  /** Figures of farmers, another slice's: for admins, and for who looks at some states. */
  counted: '/admin/figures',
  countedOfStates: '/Regulator/figures',
} as const;
