/** A request as raw text. */
export interface RequestShape {
  name: string
  text: string
}

const SIZES = [1_000, 4_000, 8_000, 15_000]
const PATHS = [
  '/',
  '/nowhere',
  '/about-us',
  '/find-a-property/London',
  '/api/place/suggest',
  '/_next/static/x.js',
]

const repeated = (part: string, bytes: number) => part.repeat(Math.floor(bytes / part.length))
const numbered = (part: (index: number) => string, bytes: number) => {
  let text = ''
  for (let index = 0; text.length + 12 < bytes; index += 1) text += part(index)
  return text
}
const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`

/** Creates queries, paths and headers of up to 16 kB that are cheap to send and may be expensive to parse. */
function shapesOf(bytes: number): RequestShape[] {
  const queries = {
    'one name': repeated('a&', bytes),
    'one name with values': repeated('a=1&', bytes),
    'many names': numbered((index) => `a${index}=1&`, bytes),
    'one long value': `a=${'b'.repeat(bytes)}`,
    escapes: `a=${repeated('%25', bytes)}`,
    pluses: `a=${repeated('+', bytes)}`,
  }
  const paths = {
    segments: repeated('/a', bytes),
    'empty segments': repeated('/', bytes),
    'dot segments': repeated('/..', bytes),
    'one long segment': `/${'a'.repeat(bytes)}`,
    'escaped slashes': `/${repeated('%2f', bytes)}`,
    backslashes: `/${repeated('\\', bytes)}`,
    'a long place': `/find-a-property/${'a'.repeat(bytes)}`,
    'a list of types': `/find-a-property/London/any-price/${repeated('a,', bytes)}/any/any`,
  }
  const headers = {
    cookies: `Cookie: ${repeated('a=1;', bytes)}\r\n`,
    'names of headers': numbered((index) => `x-${index}: 1\r\n`, bytes),
    'accepted encodings': `Accept-Encoding: ${repeated('br;q=0,', bytes)}\r\n`,
    'accepted languages': `Accept-Language: ${repeated('en;q=0.1,', bytes)}\r\n`,
    etags: `If-None-Match: ${repeated('"a",', bytes)}\r\n`,
    'forwarded addresses': `X-Forwarded-For: ${repeated('1,', bytes)}\r\n`,
    'a router state': `RSC: 1\r\nNext-Router-State-Tree: ${repeated('%5B', bytes)}\r\n`,
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

export const requestShapes: readonly RequestShape[] = SIZES.flatMap(shapesOf)
