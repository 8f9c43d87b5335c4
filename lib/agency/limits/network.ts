import { isIPv6 } from 'node:net'

/** A provider gives each customer a /64 at least (RFC 6177): the first four of an IPv6 address's eight groups. */
const CUSTOMER_GROUPS = 4
const ALL_GROUPS = 8

/** Returns the network that rate limits count by: an IPv4 address itself, the /64 of an IPv6 address. */
export function networkOf(address: string | undefined): string {
  const [withoutZone = ''] = (address ?? 'unknown').split('%')
  const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(withoutZone)?.[1]
  if (mappedIPv4) return mappedIPv4
  if (!isIPv6(withoutZone)) return withoutZone
  const prefix = expandGroups(withoutZone)
    .slice(0, CUSTOMER_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
  return `${prefix}::/64`
}

/** Splits an IPv6 address into its groups, with the zeros that '::' stands for. */
function expandGroups(address: string): string[] {
  const [beforeGap = '', afterGap] = address.split('::')
  const toGroups = (text: string) => (text ? text.split(':') : [])
  if (afterGap === undefined) return toGroups(beforeGap)
  const [head, tail] = [toGroups(beforeGap), toGroups(afterGap)]
  const zeros = Array.from({ length: Math.max(ALL_GROUPS - head.length - tail.length, 0) }, () => '0')
  return [...head, ...zeros, ...tail]
}
