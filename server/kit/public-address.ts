import { BlockList, isIP } from 'node:net';
import special from './special-addresses.json' with { type: 'json' };

const listOf = (ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = '', bits = '0'] = range.split('/');
    list.addSubnet(net, Number(bits), family);
  }
  return list;
};

const specialOf4 = listOf(special.ipv4, 'ipv4');
const specialOf6 = listOf(special.ipv6, 'ipv6');
const globalOf6 = listOf(['2000::/3'], 'ipv6');

/**
 * Whether an IP address is one of the open internet: not of this machine, its network, its link (where clouds answer with their
 * keys), nor of anything else that registries keep for themselves. Forms that carry an IPv4 address within are none.
 */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 4) return !specialOf4.check(address, 'ipv4');
  return isIP(address) === 6 && globalOf6.check(address, 'ipv6') && !specialOf6.check(address, 'ipv6');
};
