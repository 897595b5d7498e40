import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';

type Props = {
  readonly to: string;
  /** Only the very address, none below it, is this link's page. */
  readonly isExact?: boolean;
  readonly onClick: () => void;
  readonly className: string;
  readonly children: ReactNode;
};

/** A line of a menu; it says when its page is the one on screen. Letter case never matters in addresses. */
export const NavLink = ({ to, isExact = false, children, ...rest }: Props) => {
  const [pathname] = useLocation();
  const [here, there] = [pathname.toLowerCase(), to.toLowerCase()];
  const isHere = here === there || (!isExact && here.startsWith(`${there}/`));
  return (
    <Link to={to} aria-current={isHere ? 'page' : undefined} {...rest}>
      {children}
    </Link>
  );
};
