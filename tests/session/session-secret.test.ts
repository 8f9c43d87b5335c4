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
/** Loads the module anew, as a new process does. @returns a function that gets the codec */
async function loadCodec() {
  vi.resetModules()
  const { sessionCodec } = await import('../../lib/session/session-codec-for-env')
  return () => sessionCodec(parseEnv({ API_URL: 'https://upstream.example', DATA_DIR: folder }))
}
const secretFile = () => path.join(folder, 'session-secret')

it('a restarted process can read older cookies, because the secret is in a file that only its owner may read', async () => {
  const getCodec = await loadCodec()
  const cookie = getCodec().write(session)
  const getCodecAfterRestart = await loadCodec()
  expect(getCodecAfterRestart().read(cookie)).toEqual(session)
  expect(fs.statSync(secretFile()).mode & 0o077).toBe(0)
})

it('no cookie is sealed with an empty secret while another process writes the file', async () => {
  fs.writeFileSync(secretFile(), '')
  const getCodec = await loadCodec()
  expect(getCodec).toThrow('holds no whole secret')
  fs.writeFileSync(secretFile(), 'x'.repeat(43))
  expect(getCodec().read(getCodec().write(session))).toEqual(session)
})
