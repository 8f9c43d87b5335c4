import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../lib/agency/database'
import type * as Commands from '../../scripts/agency/content-commands'
import { createCommandContext } from '../support/command-context'
import { createEmptyDatabase, type TestDatabase } from '../support/databases'

let database: TestDatabase
let commands: typeof Commands
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'meta-'))
const file = path.join(folder, 'value')

beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  commands = await import('../../scripts/agency/content-commands')
})
afterAll(async () => {
  fs.rmSync(folder, { recursive: true })
  await disconnect()
  await database.drop()
})

/** Runs a command with a file of these bytes. @returns the lines that it prints */
async function runCommand(
  name: 'metaCommand' | 'textsCommand' | 'articleCommand',
  args: string[],
  bytes: string | Buffer = '',
): Promise<string[]> {
  fs.writeFileSync(file, bytes)
  const { lines, openContext } = createCommandContext(database.url)
  await commands[name](openContext, args)
  return lines
}
const runMetaCommand = (args: string[], bytes?: string | Buffer) => runCommand('metaCommand', args, bytes)

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

it('a new agency begins with the texts of the application, without the made-up rating (META-01, META-03)', async () => {
  await runMetaCommand(['set', 'login', file], '{"page_title":"Come in"}')
  const [report] = await runCommand('textsCommand', ['fill'])
  expect(report).toMatch(/^\d{3,} site-meta values and \d{2,} articles were added\.$/)
  expect(await runMetaCommand(['get', 'home'])).toEqual([expect.stringContaining('"page_title"')])
  expect(await runMetaCommand(['get', 'login'])).toEqual(['{"page_title":"Come in"}'])
  await expect(runMetaCommand(['get', 'ld_json_ratingValue_reviewCount'])).rejects.toThrow('there is no')
  expect(await runCommand('textsCommand', ['fill'])).toEqual([
    '0 site-meta values and 0 articles were added.',
  ])
})

const article = {
  name: 'Rents in Leeds',
  pageTitle: 'Rents in Leeds',
  metaContent: '',
  shortDescription: '',
  body: '<p>They rose.</p>',
  tags: ['Market news'],
  publishedOn: '2026-11-20',
}
const storeArticle = (changes: object = {}, slug = 'rents-in-leeds') =>
  runCommand('articleCommand', ['set', 'news', slug, file], JSON.stringify({ ...article, ...changes }))

it('an article is stored, printed in a form that can be stored again, and removed (NEWS-01)', async () => {
  await storeArticle()
  await storeArticle({ name: 'Rents in Leeds rose' })
  const [printed = ''] = await runCommand('articleCommand', ['get', 'news', 'rents-in-leeds'])
  expect(JSON.parse(printed)).toMatchObject({ ...article, name: 'Rents in Leeds rose', featured: false })
  await storeArticle(JSON.parse(printed), 'rents-in-leeds-again')
  await runCommand('articleCommand', ['remove', 'news', 'rents-in-leeds'])
  await expect(runCommand('articleCommand', ['get', 'news', 'rents-in-leeds'])).rejects.toThrow(
    'there is no article news/rents-in-leeds',
  )
})

it.each([
  [{ publishedOn: '20 November' }, 'publishedOn: '],
  [{ boddy: '' }, 'boddy'],
  [{ imageVideoStatus: 3 }, 'imageVideoStatus: '],
])('an article with %j is refused, and the error names the field', async (changes, problem) => {
  await expect(storeArticle(changes)).rejects.toThrow(problem)
})

it.each(['tag', 'Rents', 'rents in leeds', ''])(
  'the slug "%s" is refused for an article (D-64)',
  async (slug) => {
    await expect(storeArticle({}, slug)).rejects.toThrow('cannot be in an address')
  },
)
