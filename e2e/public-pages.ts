/** Every public address of the specification, and the calculators: its heading and the beginning of its title. */
export const publicPages: Readonly<Record<string, readonly [heading: string, title: string]>> = {
  '/': ['Good advice and simple tools for every farmer', 'Shuka | '],
  '/about': ['ABOUT US', 'About us'],
  '/products': ['', 'Products'],
  '/services': ['', 'Services'],
  '/calculators': ['Reckon it yourself', 'Reckon a loan or a cover'],
  '/extension-manager': ['From the farm to the market', 'Traceability'],
  '/contact': ['Contact Us', 'Contact us'],
  '/sign_up': ['How do you want to take part?', 'Sign up'],
  '/login': ['Sign in', 'Sign in'],
  '/farmer-signup': ['Sign up as a farmer', 'Sign up as a farmer'],
  '/InvestorsSignup': ['Register as an investor', 'Register as an investor'],
  '/extension-manager-signup': ['Join as an extension manager', 'Join as an extension manager'],
  '/agro-processor-signup': ['Join as an agro-processor', 'Join as an agro-processor'],
  '/join-company': ['Join your company', 'Join your company'],
  '/resetpassword': ['Reset your password', 'Reset your password'],
  '/reset-password': ['Reset your password', 'Reset your password'],
  '/maintenance': ['Shuka will be back shortly', 'Back shortly'],
};

export const publicPaths = Object.keys(publicPages);
