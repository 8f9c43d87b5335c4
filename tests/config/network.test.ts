import { expect, it } from 'vitest'
import { networkOf } from '../../lib/config/network'

it('the IPv6 addresses of one /56 prefix count as one network, because one customer has them all', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('2001:db8:1:a200::1')).toBe('2001:db8:1:a200::/56')
  expect(networkOf('2001:0db8:0001:a2ff:aaaa::9')).toBe('2001:db8:1:a200::/56')
  expect(networkOf('2001:db8:1:a22:3:4:5:6')).toBe('2001:db8:1:a00::/56')
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/56')
  expect(networkOf('::1')).toBe('0:0:0:0::/56')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/56')
  expect(networkOf(undefined)).toBe('unknown')
})
