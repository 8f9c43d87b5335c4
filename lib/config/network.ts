import { isIPv6 } from 'node:net'

const IPV6_GROUPS = 8
/** A home line usually gets a /56 network: three whole groups of 16 bits and the high byte of the fourth. */
const IPV6_WHOLE_GROUPS = 3
const HIGH_BYTE = 0xff00

/** Returns the network that rate limits count by: an IPv4 address, or the /56 network of an IPv6 address. */
export function networkOf(address: string | undefined): string {
  const [withoutZone = ''] = (address ?? 'unknown').split('%') // 'fe80::1%eth0' has a zone
  const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(withoutZone)?.[1]
  if (mappedIPv4) return mappedIPv4
  if (!isIPv6(withoutZone)) return withoutZone
  const prefix = expandGroups(withoutZone)
    .slice(0, IPV6_WHOLE_GROUPS + 1)
    .map((group) => Number.parseInt(group, 16))
    .map((group, index) => (index < IPV6_WHOLE_GROUPS ? group : group & HIGH_BYTE))
  return `${prefix.map((group) => group.toString(16)).join(':')}::/56`
}

/** Splits an IPv6 address into its eight groups. Writes out the zeros that '::' abbreviates. */
function expandGroups(address: string): string[] {
  const [beforeGap = '', afterGap] = address.split('::')
  const toGroups = (text: string) => (text ? text.split(':') : [])
  if (afterGap === undefined) return toGroups(beforeGap)
  const [head, tail] = [toGroups(beforeGap), toGroups(afterGap)]
  const gapLength = Math.max(IPV6_GROUPS - head.length - tail.length, 0)
  const zeros = Array.from({ length: gapLength }, () => '0')
  return [...head, ...zeros, ...tail]
}
