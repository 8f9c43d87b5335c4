import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type * as Commands from '../../scripts/agency/commands'
import { createEmptyDatabase, type TestDatabase } from '../support/databases'

let database: TestDatabase
let metaCommand: typeof Commands.metaCommand
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'meta-'))
const file = path.join(folder, 'value')

beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  ;({ metaCommand } = await import('../../scripts/agency/commands'))
})
afterAll(async () => {
  fs.rmSync(folder, { recursive: true })
  await database.drop()
})

/** Runs the command with a file of these bytes. @returns the lines that it prints */
async function runMetaCommand(args: string[], bytes: string | Buffer = ''): Promise<string[]> {
  fs.writeFileSync(file, bytes)
  const outputLines: string[] = []
  const openContext = async () => ({
    databaseUrl: database.url,
    say: (line: string) => outputLines.push(line),
    progress: () => undefined,
  })
  await metaCommand(openContext, args)
  return outputLines
}

it('a new key is reported as new, because a misspelt key would change no page', async () => {
  const [first] = await runMetaCommand(['set', 'a-key', file], 'one\n')
  expect(first).toMatch(/^'a-key' is set\. The key is a new one/)
  expect(await runMetaCommand(['set', 'a-key', file], 'two')).toEqual(["'a-key' is set."])
  expect(await runMetaCommand(['get', 'a-key'])).toEqual(['two'])
})

it('invalid JSON is refused for the metadata of a page, which would lose its title (META-06, META-08)', async () => {
  await runMetaCommand(['set', 'a-meta', file], '{"page_title":"Fees"}')
  await expect(runMetaCommand(['set', 'a-meta', file], '{"page_title":"Fees",}')).rejects.toThrow(
    "'a-meta' holds an object in JSON, and the file does not",
  )
  expect(await runMetaCommand(['get', 'a-meta'])).toEqual(['{"page_title":"Fees"}'])
})

it('a file is stored without its byte order mark and final line end; a file that is not text in UTF-8 is refused', async () => {
  await runMetaCommand(['set', 'a-key', file], '\uFEFF<p>£395 – “now”</p>\r\n')
  expect(await runMetaCommand(['get', 'a-key'])).toEqual(['<p>£395 – “now”</p>'])
  for (const bytes of [Buffer.from('<p>\xa3395</p>', 'latin1'), Buffer.from('a\0b')])
    await expect(runMetaCommand(['set', 'a-key', file], bytes)).rejects.toThrow('is not text in UTF-8')
  await expect(runMetaCommand(['set', 'a-key', `${file}-not-there`])).rejects.toThrow('there is no file')
  expect(await runMetaCommand(['get', 'a-key'])).toEqual(['<p>£395 – “now”</p>'])
})
