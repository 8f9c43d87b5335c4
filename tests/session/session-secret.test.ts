import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { parseEnv } from '../../lib/config/env'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'secret-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

const session = { id: 7, token: 'token-of-the-upstream' }
/** Creates the codec as a new process does. */
async function createCodec() {
  vi.resetModules()
  const { sessionCodec } = await import('../../lib/session/session-codec-for-env')
  return () => sessionCodec(parseEnv({ API_URL: 'https://upstream.example', DATA_DIR: folder }))
}
const secretFile = () => path.join(folder, 'session-secret')

it('a restarted process reads the cookies that the former one has sealed, by a secret that only the owner may read', async () => {
  const cookie = (await createCodec())().write(session)
  expect((await createCodec())().read(cookie)).toEqual(session)
  expect(fs.statSync(secretFile()).mode & 0o077).toBe(0)
})

it('no cookie is sealed with an empty secret while another process writes the file', async () => {
  fs.writeFileSync(secretFile(), '')
  const getCodec = await createCodec()
  expect(getCodec).toThrow('holds no whole secret')
  fs.writeFileSync(secretFile(), 'x'.repeat(43))
  expect(getCodec().read(getCodec().write(session))).toEqual(session)
})
