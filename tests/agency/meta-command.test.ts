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

/** What the command says, with the file holding these bytes. */
async function meta(words: string[], bytes: string | Buffer = ''): Promise<string[]> {
  fs.writeFileSync(file, bytes)
  const outputLines: string[] = []
  await metaCommand(
    async () => ({
      databaseUrl: database.url,
      say: (line) => outputLines.push(line),
      progress: () => undefined,
    }),
    words,
  )
  return outputLines
}

it('says when a key is new, for a misspelt one changes no page (META-07)', async () => {
  const [first] = await meta(['set', 'a-key', file], 'one\n')
  expect(first).toMatch(/^'a-key' is set\. The key is a new one/)
  expect(await meta(['set', 'a-key', file], 'two')).toEqual(["'a-key' is set."])
  expect(await meta(['get', 'a-key'])).toEqual(['two'])
})

it('keeps the head of a page from what is no JSON, which would leave it without a title (D-45)', async () => {
  await meta(['set', 'a-meta', file], '{"page_title":"Fees"}')
  await expect(meta(['set', 'a-meta', file], '{"page_title":"Fees",}')).rejects.toThrow(
    "'a-meta' holds an object in JSON, and the file does not",
  )
  expect(await meta(['get', 'a-meta'])).toEqual(['{"page_title":"Fees"}'])
})

it('takes a file as editors save it, and refuses what is not text in UTF-8', async () => {
  await meta(['set', 'a-key', file], '\uFEFF<p>£395 – “now”</p>\r\n')
  expect(await meta(['get', 'a-key'])).toEqual(['<p>£395 – “now”</p>'])
  for (const bytes of [Buffer.from('<p>\xa3395</p>', 'latin1'), Buffer.from('a\0b')])
    await expect(meta(['set', 'a-key', file], bytes)).rejects.toThrow('is not text in UTF-8')
  await expect(meta(['set', 'a-key', `${file}-not-there`])).rejects.toThrow('there is no file')
  expect(await meta(['get', 'a-key'])).toEqual(['<p>£395 – “now”</p>'])
})
