// covers: lib/server/, server.ts
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { e2eBase } from '../support/e2e-database'
import { requestTarget } from './support/raw-request'

/** A URL of each kind that the server treats differently, and URLs that once had no content security policy. */
const TARGETS = [
  '/',
  '/about-us',
  '/news/unknown-item',
  '/login',
  '/find-a-property/London',
  '/find-a-property/London?sort=invented&page=77',
  '/property/999999/x',
  '/property/1/make-an-offer',
  '/my-account/welcome',
  '/nowhere',
  '/nowhere/%',
  '/error',
  '/_global-error',
  '/_not-found',
  '/unavailable',
  '/api',
  '/api/',
  '/api/unknown',
  '/api/blog/blogs',
  '/api/../login',
  '/api/%2e%2e/login',
  '/%61pi/unknown',
  '/_next/static/../../contact',
  '/_next/static/..%2f..%2fcontact',
  '/%5fnext/static/x.js',
  '/_next/data/x/index.json',
  '/_next/image?url=/x&w=640&q=75',
  '/_next/unknown',
  '/media/properties/1/none.webp',
  '/media/../contact',
  '//evil.example/contact',
  '/\\evil.example',
  '/contact.rsc',
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/change-password',
  '/socket.io/',
  '/healthz',
]
/** No headers, and headers that only Next's own router or middleware sends, but that a visitor could send too. */
const HEADERS: Record<string, string>[] = [
  {},
  { rsc: '1' },
  { rsc: '0' },
  { 'next-router-prefetch': '1' },
  { 'next-router-segment-prefetch': '/_tree', 'next-router-prefetch': '1' },
  { 'x-middleware-subrequest': 'middleware', 'x-nextjs-data': '1' },
]

/** Whether a policy allows the site's own scripts, but no inline script. Inline styles are allowed. */
function allowsOnlyOwnScripts(policy: string): boolean {
  const [directivesBeforeStyles = ''] = policy.split('style-src')
  // Matches the end of a directive such as `script-src 'self' 'unsafe-inline';`.
  const allowsInline = /unsafe-inline'? *;/.test(directivesBeforeStyles)
  return /script-src 'self'/.test(policy) && !allowsInline
}

it('the content security policy of HTML allows only the site’s own scripts, and that of any other response nothing', async () => {
  const wrong: string[] = []
  for (const target of TARGETS) {
    for (const headers of HEADERS) {
      const answer = await requestTarget(target, { headers })
      const policy = String(answer.headers['content-security-policy'])
      const isHtml = String(answer.headers['content-type']).startsWith('text/html')
      const allowsNothing = /default-src 'none'/.test(policy)
      const isPolicyRight = allowsNothing || (isHtml && allowsOnlyOwnScripts(policy))
      // On its own path Socket.IO sends JSON, without our policy.
      const needsPolicy = isHtml || !target.startsWith('/socket.io/')
      if (needsPolicy && !isPolicyRight)
        wrong.push(`${target} ${JSON.stringify(headers)}: ${answer.status} ${policy.slice(0, 60)}`)
      if (answer.status >= 500) wrong.push(`${target} ${JSON.stringify(headers)}: ${answer.status}`)
    }
  }
  expect(wrong).toEqual([])
})

// A URL may have 8,192 characters and 64 parameters (lib/server/request-limits.ts).
it.each([
  ['7,500 times the same name', `/nowhere?${'a&'.repeat(7_500)}a`, 414],
  ['100 times the same name', `/api/place/suggest?${'a&'.repeat(100)}a`, 400],
  ['a long path', `/${'a/'.repeat(4_500)}`, 414],
])('a URL that would keep the server busy is refused: %s', async (_name, target, status) => {
  for (const method of ['GET', 'HEAD', 'POST'])
    expect((await requestTarget(target, { method })).status, method).toBe(status)
})

it('an offer to upgrade to HTTP/2 is ignored, and the response is HTTP/1.1', async () => {
  const { hostname, port } = new URL(e2eBase())
  const socket = connect(Number(port), hostname)
  // The value of HTTP2-Settings is the start of the settings that curl sends with `--http2`.
  socket.write(
    'GET /about-us HTTP/1.1\r\nHost: x\r\n' +
      'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQ\r\n\r\n',
  )
  let received = ''
  for await (const chunk of socket) received += String(chunk)
  expect(received).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(received).toContain('</html>')
})
