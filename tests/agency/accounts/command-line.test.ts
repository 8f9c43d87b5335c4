import { execFile } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { GOOD_PASSWORD, newBrowser, openBench, type Bench } from './bench'

/** `npm run agency -- login-link` and `-- message`, as whoever runs the agency types them (D-171). */
let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench?.close())

function agency(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = { ...process.env, API_URL: '' }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/agency.ts', ...args],
      { env },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
  })
}

it('prints a link that logs in once (FLAU-02)', async () => {
  await bench.register('nora@home.example')
  const { code, out } = await agency('login-link', 'Nora@home.example')
  expect(code).toBe(0)
  const key = /^https:\/\/agency\.example\/flau\/([\w-]{43})\n$/.exec(out)?.[1] ?? ''
  const browser = newBrowser()
  expect(await bench.ask('autoLogin', { key, deviceId: browser.deviceId }, browser)).toMatchObject({
    ok: true,
  })
  expect(await bench.ask('autoLogin', { key, deviceId: browser.deviceId }, browser)).toMatchObject({
    ok: false,
  })
})

it('puts a message into an account, and mails it', async () => {
  await bench.register('mel@home.example', GOOD_PASSWORD)
  expect(
    await agency('message', 'mel@home.example', 'success', 'An offer', '<p>You have an <b>offer</b>.</p>'),
  ).toEqual({ code: 0, out: 'The message is in their account.\n', err: '' })
  const browser = await bench.logIn('mel@home.example', GOOD_PASSWORD)
  expect(await bench.ask('getUserMessages', {}, browser)).toMatchObject({
    data: [{ type: 'success', title: 'An offer' }],
  })
  expect((await bench.mailTo('mel@home.example')).at(-1)?.subject).toBe('An offer')
})

it('says in one line what was mistyped, with exit code 1', async () => {
  const more = '. See npm run agency -- --help\n'
  expect(await agency('login-link')).toEqual({
    code: 1,
    out: '',
    err: `name one account: login-link EMAIL${more}`,
  })
  expect(await agency('login-link', 'nobody@home.example')).toEqual({
    code: 1,
    out: '',
    err: `there is no account of 'nobody@home.example'${more}`,
  })
  expect((await agency('message', 'mel@home.example', 'shout', 'A', 'B')).err).toBe(
    `'shout' is no type of message: success, info, warning, error are${more}`,
  )
  expect((await agency('message', 'nobody@home.example', 'info', 'A', 'B')).code).toBe(1)
})
