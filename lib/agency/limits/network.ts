import { isIPv6 } from 'node:net'

const IPV6_GROUPS = 8
/** A provider assigns each customer at least a /64 network (RFC 6177), which is four groups of 16 bits. */
const IPV6_NETWORK_GROUPS = 4

/** Returns the network that rate limits count by: an IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(address: string | undefined): string {
  const [withoutZone = ''] = (address ?? 'unknown').split('%') // 'fe80::1%eth0' has a zone
  const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(withoutZone)?.[1]
  if (mappedIPv4) return mappedIPv4
  if (!isIPv6(withoutZone)) return withoutZone
  const withoutLeadingZeros = (group: string) => Number.parseInt(group, 16).toString(16)
  const prefix = expandGroups(withoutZone).slice(0, IPV6_NETWORK_GROUPS).map(withoutLeadingZeros).join(':')
  return `${prefix}::/64`
}

/** Splits an IPv6 address into its groups, with the zeros that '::' stands for. */
function expandGroups(address: string): string[] {
  const [beforeGap = '', afterGap] = address.split('::')
  const toGroups = (text: string) => (text ? text.split(':') : [])
  if (afterGap === undefined) return toGroups(beforeGap)
  const [head, tail] = [toGroups(beforeGap), toGroups(afterGap)]
  const zeros = Array.from({ length: Math.max(IPV6_GROUPS - head.length - tail.length, 0) }, () => '0')
  return [...head, ...zeros, ...tail]
}
