import { expect, it } from 'vitest'
import { openImportSuite } from './import-suite'

const suite = openImportSuite()

it('an import recognises a home whose old, unpublished row is in a later batch than its new row', async () => {
  await suite.importRows([{}])
  // More rows than a batch has.
  const others = Array.from({ length: 600 }, (_, index) => ({
    AGENT_REF: `1_${1_000 + index}`,
    ADDRESS_1: `${1_000 + index}`,
  }))
  const report = await suite.importRows([{ AGENT_REF: '1_77' }, ...others, { PUBLISHED_FLAG: '0' }], {
    generated: '2026-11-03 09:00:00',
  })
  expect(report).toMatchObject({ created: 601, updated: 1, refused: [] })
  expect(await suite.countRows('property', "building = '14'")).toBe(1)
  expect(await suite.countRows('listing', "import_ref = '1_77' AND status = 'available'")).toBe(1)
})
