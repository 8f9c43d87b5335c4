import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { rendered, serveSiteForEachTest } from './site'

const site = serveSiteForEachTest()

// The time that Next takes for a URL grows faster than its length: 15 kB of one repeated name took seconds.
describe('a request that exceeds a limit', () => {
  it.each([
    ['a query of one name 65 times', `/nowhere?${'a&'.repeat(64)}a`, 400],
    ['such a query to the API', `/api/place/suggest?${'a&'.repeat(64)}a`, 400],
    ['a long query', `/nowhere?a=${'b'.repeat(8_192)}`, 414],
    ['a long path', `/${'a'.repeat(8_200)}`, 414],
    ['a path of 65 segments', '/a'.repeat(65), 414],
  ])('is refused before Next sees it: %s', async (_name, path, status) => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'])
      expect((await site.request(path, { method })).status, method).toBe(status)
    expect(rendered).not.toHaveBeenCalled()
  })

  it('is refused with 431 for more than 100 headers or cookies', async () => {
    const headers = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`x-${index}`, '1']))
    expect((await site.request('/about-us', { headers })).status).toBe(431)
    expect((await site.request('/about-us', { headers: { cookie: 'a;'.repeat(101) } })).status).toBe(431)
    expect(rendered).not.toHaveBeenCalled()
  })
})

describe('a request within the limits', () => {
  it('is answered with 64 parameters and 60 cookies, or with a place name of 6,000 characters', async () => {
    const query = Array.from({ length: 64 }, (_, index) => `p${index}=1`).join('&')
    const cookie = Array.from({ length: 60 }, (_, index) => `c${index}=1`).join('; ')
    expect((await site.request(`/about-us?${query}`, { headers: { cookie } })).status).toBe(200)
    expect((await site.request(`/find-a-property/${'a'.repeat(6_000)}`)).status).toBe(200)
  })
})

it('answers sixteen simultaneous requests of one connection, and refuses the next', async () => {
  const socket = connect(site.port())
  const request = 'GET /my-account/welcome HTTP/1.1\r\nHost: homes.test\r\n\r\n'
  socket.write(request.repeat(40))
  let received = ''
  for await (const chunk of socket) received += String(chunk)
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)
  expect(statuses.slice(0, 16)).toEqual(Array(16).fill('200'))
  // The refusal closes the connection, so the requests after it get no response.
  expect(statuses.slice(16)).toEqual(['503'])
  expect(rendered).toHaveBeenCalledTimes(16)
})
