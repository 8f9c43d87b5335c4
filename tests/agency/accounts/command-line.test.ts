import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAgencyHere as runAgency } from '../../support/run-agency'
import { GOOD_PASSWORD, createBrowser, openTestAgency, type TestAgency } from './test-agency'

/* The commands `npm run agency -- login-link` and `-- message` (D-171). */

let testAgency: TestAgency
beforeAll(async () => {
  testAgency = await openTestAgency()
})
afterAll(() => testAgency?.close())

it('prints a link that logs in once (FLAU-02)', async () => {
  await testAgency.register('nora@home.example')
  const { code, out } = await runAgency('login-link', 'Nora@home.example')
  expect(code).toBe(0)
  // A key has 32 bytes, which are 43 characters of base64url.
  const key = /^https:\/\/agency\.example\/flau\/([\w-]{43})\n$/.exec(out)?.[1] ?? ''
  const browser = createBrowser()
  expect(await testAgency.call('autoLogin', { key, deviceId: browser.deviceId }, browser)).toMatchObject({
    ok: true,
  })
  expect(await testAgency.call('autoLogin', { key, deviceId: browser.deviceId }, browser)).toMatchObject({
    ok: false,
  })
})

it('puts a message into an account, and mails it', async () => {
  await testAgency.register('mel@home.example', GOOD_PASSWORD)
  expect(
    await runAgency('message', 'mel@home.example', 'success', 'An offer', '<p>You have an <b>offer</b>.</p>'),
  ).toEqual({ code: 0, out: 'The message is in their account.\n', err: '' })
  const browser = await testAgency.logIn('mel@home.example', GOOD_PASSWORD)
  expect(await testAgency.call('getUserMessages', {}, browser)).toMatchObject({
    data: [{ type: 'success', title: 'An offer' }],
  })
  expect((await testAgency.findMailTo('mel@home.example')).at(-1)?.subject).toBe('An offer')
})

it('reports a mistake in the arguments in one line, and exits with code 1', async () => {
  const helpHint = '. See npm run agency -- --help\n'
  expect(await runAgency('login-link')).toEqual({
    code: 1,
    out: '',
    err: `name one account: login-link EMAIL${helpHint}`,
  })
  expect(await runAgency('login-link', 'nobody@home.example')).toEqual({
    code: 1,
    out: '',
    err: `there is no account of 'nobody@home.example'${helpHint}`,
  })
  expect((await runAgency('message', 'mel@home.example', 'shout', 'A', 'B')).err).toBe(
    `'shout' is no type of message: success, info, warning, error are${helpHint}`,
  )
  expect((await runAgency('message', 'nobody@home.example', 'info', 'A', 'B')).code).toBe(1)
})

it('begins, lists and ends a legal hold', async () => {
  await testAgency.register('hal@home.example')
  expect((await runAgency('hold', 'begin', 'Hal@home.example')).out).toBe(
    'What concerns the account is kept.\n',
  )
  expect((await runAgency('hold')).out).toMatch(
    /^Accounts under a legal hold: 1\n {2}hal@home\.example, since \w{3} \d+ \w+ \d{4}\n$/,
  )
  expect((await runAgency('hold', 'end', 'hal@home.example')).code).toBe(0)
  expect((await runAgency('hold', 'list')).out).toBe('Accounts under a legal hold: 0\n')
  expect((await runAgency('hold', 'begin', 'nobody@home.example')).err).toMatch(/^there is no account of/)
  expect((await runAgency('hold', 'begin')).err).toMatch(/^name one account: hold begin EMAIL/)
  expect((await runAgency('hold', 'keep', 'hal@home.example')).err).toMatch(/^'hold keep' is not a command/)
})
