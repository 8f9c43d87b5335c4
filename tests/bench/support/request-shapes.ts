/** A kind of HTTP request that may be expensive to parse. `text` is the request as it is sent. */
export interface RequestShape {
  name: string
  text: string
}

const SIZES_BYTES = [1_000, 4_000, 8_000, 15_000]
const PATHS = [
  '/',
  '/nowhere',
  '/about-us',
  '/find-a-property/London',
  '/api/place/suggest',
  '/_next/static/x.js',
]

/** The length of the longest part that `joinUpTo` appends, such as 'x-1234: 1\r\n'. */
const MAX_PART_BYTES = 12

const repeatUpTo = (bytes: number, part: string) => part.repeat(Math.floor(bytes / part.length))
const joinUpTo = (bytes: number, createPart: (index: number) => string) => {
  let text = ''
  for (let index = 0; text.length + MAX_PART_BYTES < bytes; index += 1) text += createPart(index)
  return text
}
const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`

/** Creates requests whose query, path or headers have about the given size. */
function createShapes(bytes: number): RequestShape[] {
  const queries = {
    'one name': repeatUpTo(bytes, 'a&'),
    'one name with values': repeatUpTo(bytes, 'a=1&'),
    'many names': joinUpTo(bytes, (index) => `a${index}=1&`),
    'one long value': `a=${'b'.repeat(bytes)}`,
    escapes: `a=${repeatUpTo(bytes, '%25')}`,
    pluses: `a=${repeatUpTo(bytes, '+')}`,
  }
  const paths = {
    segments: repeatUpTo(bytes, '/a'),
    'empty segments': repeatUpTo(bytes, '/'),
    'dot segments': repeatUpTo(bytes, '/..'),
    'one long segment': `/${'a'.repeat(bytes)}`,
    'escaped slashes': `/${repeatUpTo(bytes, '%2f')}`,
    backslashes: `/${repeatUpTo(bytes, '\\')}`,
    'a long place': `/find-a-property/${'a'.repeat(bytes)}`,
    'a list of types': `/find-a-property/London/any-price/${repeatUpTo(bytes, 'a,')}/any/any`,
  }
  const headers = {
    cookies: `Cookie: ${repeatUpTo(bytes, 'a=1;')}\r\n`,
    'names of headers': joinUpTo(bytes, (index) => `x-${index}: 1\r\n`),
    'accepted encodings': `Accept-Encoding: ${repeatUpTo(bytes, 'br;q=0,')}\r\n`,
    'accepted languages': `Accept-Language: ${repeatUpTo(bytes, 'en;q=0.1,')}\r\n`,
    etags: `If-None-Match: ${repeatUpTo(bytes, '"a",')}\r\n`,
    'forwarded addresses': `X-Forwarded-For: ${repeatUpTo(bytes, '1,')}\r\n`,
    'a router state': `RSC: 1\r\nNext-Router-State-Tree: ${repeatUpTo(bytes, '%5B')}\r\n`,
    'an action id': `Next-Action: ${'a'.repeat(bytes)}\r\n`,
  }
  return [
    ...Object.entries(queries).flatMap(([name, query]) =>
      PATHS.map((path) => ({ name: `${path}, query of ${name}, ${bytes} B`, text: get(`${path}?${query}`) })),
    ),
    ...Object.entries(paths).map(([name, path]) => ({
      name: `path of ${name}, ${bytes} B`,
      text: get(path),
    })),
    ...Object.entries(headers).map(([name, lines]) => ({
      name: `${name}, ${bytes} B`,
      text: get('/about-us', lines),
    })),
  ]
}

export const requestShapes: readonly RequestShape[] = SIZES_BYTES.flatMap(createShapes)
