// covers: scripts/agency.ts, lib/agency/content, lib/agency/import, lib/cache, lib/server
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { runAgencyCommand } from '../support/agency-command'
import { testDataDir } from '../support/e2e-database'
import { mainTextOf, textOf, textsOf, Visitor } from './support/visitor'

/** Options of `vi.waitFor`, in milliseconds. A cached page must show a change within this time. */
const SOON = { timeout: 2_000, interval: 50 }
/** Returns the output of a command, even if the command fails. */
const outputOf = (command: Promise<string>) => command.catch((error: { stdout: string }) => error.stdout)

test('a text that is changed on the command line appears on a cached page within two seconds, without its scripts (D-171, META-07)', async () => {
  // No other test checks the text of this cached page.
  const address = '/estate-agents/rutland'
  const headKey = 'estate-agents-in-rutland-meta'
  const bodyKey = 'estateagent-rutland'
  const visitor = new Visitor()
  const file = path.join(testDataDir(), 'edited-value')
  const setMeta = async (key: string, value: string) => {
    fs.writeFileSync(file, `${value}\n`)
    expect(await runAgencyCommand('meta', 'set', key, file)).toContain(`'${key}' is set.`)
  }
  const getMeta = async (key: string) => (await runAgencyCommand('meta', 'get', key)).trimEnd()
  const expectCached = () =>
    vi.waitFor(async () => expect((await visitor.open(address)).headers.get('x-cache')).toBe('hit'), SOON)
  const original = { head: await getMeta(headKey), body: await getMeta(bodyKey) }
  try {
    await expectCached()
    const title = `Edited at ${Date.now()}`
    const edited = { page_title: title, meta_description: 'Edited <b>here</b> & now' }
    await setMeta(headKey, JSON.stringify({ ...(JSON.parse(original.head) as object), ...edited }))
    await vi.waitFor(async () => expect(textOf((await visitor.open(address)).$('title'))).toBe(title), SOON)
    const { $ } = await visitor.open(address)
    expect($('meta[name=description]').attr('content')).toBe('Edited <b>here</b> & now')
    expect($('meta[property="og:title"]').attr('content')).toBe(title)

    const addedText = `A clause added at ${Date.now()}.`
    await setMeta(
      bodyKey,
      `${original.body}<p id="added">${addedText}</p><script>document.title = 'taken over'</script>`,
    )
    await vi.waitFor(async () => expect(mainTextOf(await visitor.open(address))).toContain(addedText), SOON)
    expect((await visitor.open(address)).html).not.toContain('taken over')
    await expectCached()
  } finally {
    await setMeta(headKey, original.head)
    await setMeta(bodyKey, original.body)
  }
  await vi.waitFor(
    async () => expect((await visitor.open(address)).html).not.toContain('A clause added at'),
    SOON,
  )
})

const BRANCH = '90001'
const STREET = 'Lobster Pot Lane'

/**
 * A home by the columns of Rightmove's BLM format, in the order of the file. TRANS_TYPE_ID 1 is a sale, STATUS_ID 0 is
 * available, PROP_SUB_ID 4 is a detached house and TENURE_TYPE_ID 1 is freehold.
 */
const createFields = (reference: string, price: string) => ({
  AGENT_REF: reference,
  BRANCH_ID: BRANCH,
  STATUS_ID: '0',
  CREATE_DATE: '2026-11-19 10:00:00',
  UPDATE_DATE: '',
  DISPLAY_ADDRESS: ` ${STREET}, Braunton `,
  PUBLISHED_FLAG: '1',
  TRANS_TYPE_ID: '1',
  ADDRESS_1: '12',
  ADDRESS_2: STREET,
  TOWN: '',
  POSTCODE1: 'EX33',
  POSTCODE2: '1AB',
  FEATURE1: 'Garden',
  FEATURE2: 'Garage',
  FEATURE3: 'Sea views',
  SUMMARY: 'A bright three-bedroom house.',
  DESCRIPTION: '<p>A bright house.</p><script>alert(1)</script>',
  BEDROOMS: '3',
  PRICE: price,
  PRICE_QUALIFIER: '0',
  PROP_SUB_ID: '4',
  NEW_HOME_FLAG: 'N',
  TENURE_TYPE_ID: '1',
  MEDIA_IMAGE_00: `${reference}_IMG_00.jpg`,
  MEDIA_IMAGE_TEXT_00: 'Front',
})

/** The start of a BLM file. It sets the characters that end a field (EOF) and a row (EOR), and names the columns. */
const BLM_HEADER = `#HEADER#
Version : 3
EOF : '|'
EOR : '~'
Generated Date : 20-NOV-2026 09:00
#DEFINITION#
${Object.keys(createFields('', '')).join('|')}|~
#DATA#
`
const createRow = (reference: string, price: string) =>
  `${Object.values(createFields(reference, price)).join('|')}|~\n`

test('a BLM file is checked by a dry run, then imported; a second import changes nothing', async () => {
  const folder = path.join(testDataDir(), 'feed')
  fs.mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${BRANCH}.blm`)
  const [validReference, refusedReference] = [`${BRANCH}_1`, `${BRANCH}_2`]
  // A row whose price is not a number is refused.
  const rows = createRow(validReference, '359,950') + createRow(refusedReference, 'call us')
  fs.writeFileSync(file, `${BLM_HEADER}${rows}#END#`)
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#8ab' } })
    .jpeg()
    .toFile(path.join(folder, `${validReference}_IMG_00.jpg`))
  const openList = () => new Visitor().open(`/find-a-property/${encodeURIComponent(`${STREET}, Braunton`)}`)
  const countHomes = async () => (await openList()).$('article[data-listing]').length
  expect(await countHomes()).toBe(0)
  expect(await outputOf(runAgencyCommand('import', file, '--dry-run'))).toContain(refusedReference)
  expect(await countHomes(), 'a dry run writes nothing').toBe(0)
  expect(await outputOf(runAgencyCommand('import', file))).toContain(refusedReference)

  // The old list may be shown once more from the cache while the new one is rendered.
  await vi.waitFor(async () => expect(await countHomes(), 'only the valid row is imported').toBe(1), SOON)
  const list = await openList()
  const card = list.$('article[data-listing]')
  expect(mainTextOf(list)).toContain(`1 result found in ${STREET}, Braunton`)
  expect(textOf(card)).toContain('£359,950')
  const home = await new Visitor().open(card.find('[data-title]').attr('href') ?? '')
  expect(textsOf(home.$, 'h1')[0]).toContain(STREET)
  expect(mainTextOf(home)).toContain('A bright house.')
  expect(home.html).not.toContain('alert(1)')
  const picture = await new Visitor().request(
    home.$('main img[src^="/media/properties/"]').first().attr('src') ?? '',
  )
  const { width = 0 } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
  expect(width, 'the picture of the import is shown, not an empty one').toBeGreaterThan(100)

  const secondOutput = await outputOf(runAgencyCommand('import', file))
  expect(secondOutput.replaceAll(/\s+/g, ' ')).toMatch(/\b1 unchanged\b/)
  expect(await countHomes()).toBe(1)
})
