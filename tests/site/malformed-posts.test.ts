// covers: lib/server, lib/queries, components/forms, instrumentation.ts, next.config.ts
import { beforeAll, expect, test } from 'vitest'
import { textOf, Visitor, type Page } from './support/visitor'

const PAGE = '/contact'
const BOUNDARY = 'a-boundary'
/** Hidden fields of a form that calls a server action of Next: the action's id and its arguments. */
const DESCRIPTION = '$ACTION_1:0'
const ARGUMENTS = '$ACTION_1:1'
/** An id in the format of Next's server actions, 42 hexadecimal digits, which no build has. */
const UNKNOWN_ACTION_ID = '00'.repeat(21)

type Fields = Record<string, string>

let page: Page
let fields: Fields
let actionId: string
beforeAll(async () => {
  page = await new Visitor().open(PAGE)
  const { $ } = page
  fields = Object.fromEntries(
    $('main form[method=POST i] input[type=hidden]')
      .toArray()
      .map((input) => [$(input).attr('name') ?? '', $(input).attr('value') ?? '']),
  )
  actionId = (JSON.parse(fields[DESCRIPTION] ?? '{}') as { id: string }).id
})

/** Encodes fields as the body of a multipart form. */
const encode = (parts: Fields): string =>
  Object.entries(parts)
    .map(
      ([name, value]) =>
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('') + `--${BOUNDARY}--\r\n`

/** Posts a body to the page. @returns the status */
const post = async (body: string, headers: Record<string, string> = {}): Promise<number> => {
  const visitor = new Visitor()
  const response = await visitor.request(PAGE, {
    method: 'POST',
    headers: {
      origin: visitor.base,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...headers,
    },
    body,
  })
  await response.body?.cancel()
  return response.status
}
/** Posts the form with some of its hidden fields changed. */
const postChanged = (changes: Fields) => post(encode({ ...fields, ...changes }))
const postWithoutField = (name: string) =>
  post(encode(Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name))))
/** Returns the field that names the action, and its bound arguments. */
const describeAction = (bound: unknown) => ({ [DESCRIPTION]: JSON.stringify({ id: actionId, bound }) })
/** Posts the form with other arguments of the action. */
const postArguments = (encodedArguments: string) => postChanged({ [ARGUMENTS]: encodedArguments })
/** Posts an action as Next's own script does by `fetch`, with the id of the action in a header. */
const postFetch = (body: string, headers: Record<string, string> = {}) =>
  post(body, { 'next-action': actionId, 'content-type': 'text/plain;charset=UTF-8', ...headers })

/**
 * Posts that Next's decoder cannot read. In an argument `$@` refers to a promise, `$F` to a server function, `$Q` to a
 * map, `$W` to a set, `$n` to a big integer, `$o` to a typed array, `$K` to a form and `$R` to a stream. A form names
 * its action in a field that begins with `$ACTION_REF_`.
 */
const unreadablePosts: Record<string, () => Promise<number>> = {
  'no boundary': () => post(encode(fields), { 'content-type': 'multipart/form-data' }),
  'another boundary': () =>
    post(encode(fields), { 'content-type': 'multipart/form-data; boundary=another-boundary' }),
  'an empty body': () => post(''),
  'a body that is cut off': () => post(encode(fields).slice(0, 200)),
  'a body that is no form': () => post('\u0000\u0001 no form'),
  'a part without a name': () =>
    post(`--${BOUNDARY}\r\ncontent-disposition: form-data\r\n\r\nx\r\n--${BOUNDARY}--\r\n`),
  'no field of an action': () => post(encode({ name: 'Ann' })),
  'no description of the action': () => postWithoutField(DESCRIPTION),
  'an action id in another format': () => postChanged({ [DESCRIPTION]: '{"id":"x","bound":"$@1"}' }),
  'a description that is no JSON': () => postChanged({ [DESCRIPTION]: `{"id":"${actionId}",` }),
  'no arguments of the action': () => postWithoutField(ARGUMENTS),
  'a function in place of the arguments': () => postChanged(describeAction('$F1')),
  'arguments without a closing bracket': () => postArguments('['),
  'arguments nested forty thousand times': () => postArguments('['.repeat(40_000) + ']'.repeat(40_000)),
  'a missing map': () => postArguments('["$Q0"]'),
  'a missing set': () => postArguments('["$W0"]'),
  'a missing function': () => postArguments('["$F1"]'),
  'a function of another module': () =>
    postChanged({ [ARGUMENTS]: '["$F2"]', '$ACTION_1:2': '{"id":"fs#readFile","bound":null}' }),
  'a big integer that is no number': () => postArguments('["$nabc"]'),
  'a long integer': () => postArguments(`["$n${'9'.repeat(20_000)}"]`),
  'a missing typed array': () => postArguments('["$o9"]'),
  'a path into a prototype': () => postArguments('["$1:__proto__:constructor"]'),
  'two thousand arguments': () => postArguments(JSON.stringify(Array(2_000).fill(0))),
  'the names of three more actions': () =>
    postChanged({ $ACTION_REF_2: '', $ACTION_REF_3: '', $ACTION_REF_4: '' }),
  'a fetch without a body': () => postFetch(''),
  'a fetch with invalid JSON': () => postFetch('['),
  'a fetch with a missing map': () => postFetch('["$Q0"]'),
  'a fetch with a missing function': () => postFetch('["$F1"]'),
  'a fetch with another boundary': () =>
    postFetch(encode({ '0': '[]' }), { 'content-type': 'multipart/form-data; boundary=another-boundary' }),
  'a fetch of an action with an impossible id': () => postFetch('[]', { 'next-action': 'toString' }),
}

/** Posts that Next accepts. The page is rendered again, because the form is incomplete or is ignored. */
const readablePosts: Record<string, () => Promise<number>> = {
  'a number in place of the arguments': () => postChanged(describeAction(1)),
  'a missing stream': () => postArguments('["$R9"]'),
  'an argument that refers to itself': () => postArguments('["$1:0"]'),
  'a fetch with a missing form': () => postFetch('["$K1"]'),
  // The first argument of a form's action is the form's state.
  'a form in place of the state': () => postArguments('["$K2_"]'),
  'a state that is no object': () => postArguments('[7]'),
  'a key that refers to a missing map': () => postChanged({ $ACTION_KEY: '$Q0' }),
  // Next decodes only multipart bodies, so it reads neither of these two.
  'an invalid JSON body': () => post('{"a":', { 'content-type': 'application/json' }),
  'an invalid URL-encoded body': () => post('a=%', { 'content-type': 'application/x-www-form-urlencoded' }),
  'a field that would pollute a prototype': () =>
    // The brackets make '__proto__' a property of its own; without them it would set the prototype.
    postChanged({ ['__proto__']: 'x', constructor: 'y', form_id: 'toString' }),
}

test.each(Object.keys(unreadablePosts))('a post with %s is a 400, not a server error', async (name) => {
  expect(await unreadablePosts[name]?.()).toBe(400)
})

test.each(Object.keys(readablePosts))('a post with %s renders the page again', async (name) => {
  expect(await readablePosts[name]?.()).toBe(200)
})

test('an action of another build is a 409', async () => {
  const description = JSON.stringify({ id: UNKNOWN_ACTION_ID, bound: '$@1' })
  expect(await postChanged({ [DESCRIPTION]: description })).toBe(409)
})

test('the form still works after all of these posts', async () => {
  const visitor = new Visitor()
  const refused = await visitor.submit(await visitor.open(PAGE), 'Send message', { message: 'Good morning' })
  expect([refused.status, refused.$('main [name=message]').text()]).toEqual([200, 'Good morning'])
})

test('the paths that Next uses internally for its error pages are a 404', async () => {
  for (const path of ['/_global-error', '/_global-error/', '/_global-error?a=b', '/_not-found']) {
    const { status, $ } = await new Visitor().open(path)
    expect([status, textOf($('h1'))], path).toEqual([404, 'Page Not Found'])
  }
})
