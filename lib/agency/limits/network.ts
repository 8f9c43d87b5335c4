import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that a provider gives to one customer, at the least (RFC 6177). */
const CUSTOMER_GROUPS = 4

/**
 * What a limit per address goes by: an IPv4 address as it is, of an IPv6 one the /64, since whoever
 * has one address of it has them all. Addresses that carry an IPv4 one are that one.
 */
export function networkOf(address: string | undefined): string {
  const bare = (address ?? 'unknown').split('%')[0] ?? ''
  const carried = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (carried) return carried
  if (!isIPv6(bare)) return bare
  const [head = '', tail] = bare.split('::')
  const groups = (text: string) => (text ? text.split(':') : [])
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [
    ...groups(head),
    ...Array.from({ length: Math.max(missing, 0) }, () => '0'),
    ...groups(tail ?? ''),
  ]
  return `${all
    .slice(0, CUSTOMER_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
