import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { listingKinds } from '../../lib/domain/listing-kind'
import { listingEventTypes, listingStatuses } from '../../lib/domain/listing-status'
import { factSources } from '../../lib/domain/material-facts'
import { nations } from '../../lib/domain/nation'
import { priceQualifiers } from '../../lib/domain/price-qualifier'
import { propertyTypes } from '../../lib/domain/property-type'

/** The values of each concept. A file that lists the first two values side by side declares the concept again. */
const concepts: Record<string, readonly string[]> = {
  'listing kind': listingKinds,
  nation: nations,
  'listing status': listingStatuses,
  'listing event': listingEventTypes,
  'fact source': factSources,
  'price qualifier': priceQualifiers,
  'property type': propertyTypes,
}

const sources = execFileSync('git', [
  'ls-files',
  'app',
  'components',
  'lib',
  'prisma/seed',
  'scripts',
  'server.ts',
])
  .toString()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('lib/domain/') && fs.existsSync(file))

/** Creates a pattern for declarations of the first two values, as a union of types or as a list, in any layout. */
const toDeclarationPattern = ([first, second]: readonly string[]): RegExp =>
  new RegExp(`(?:\\[|=|:)\\s*\\|?\\s*'${first}'\\s*[|,]\\s*'${second}'`)

describe('each concept of the domain is declared once, in lib/domain', () => {
  test('the sources are found', () => expect(sources.length).toBeGreaterThan(400))

  test.each(Object.entries(concepts))('%s', (_, values) => {
    const pattern = toDeclarationPattern(values)
    expect(`type Copy =\n  | '${values[0]}'\n  | '${values[1]}'`).toMatch(pattern)
    expect(`const copies = ['${values[0]}', '${values[1]}']`).toMatch(pattern)
    expect(sources.filter((file) => pattern.test(fs.readFileSync(file, 'utf8')))).toEqual([])
  })
})

describe('the database has the values of the domain', () => {
  const schema = fs.readFileSync('prisma/schema.prisma', 'utf8')
  /** Values of an enum as the database has them. */
  const readDatabaseValues = (name: string): string[] => {
    const body = new RegExp(`^enum ${name} \\{\\n([^}]*)\\}`, 'm').exec(schema)?.[1] ?? ''
    return body
      .split('\n')
      .map((line) => /^ {2}(\w+)(?:\s+@map\("([^"]+)"\))?$/.exec(line))
      .flatMap((found) => (found ? [found[2] ?? found[1]!] : []))
  }

  test.each([
    ['ListingKind', listingKinds],
    ['Nation', nations],
    ['ListingStatus', listingStatuses],
    ['ListingEventType', listingEventTypes],
    ['FactSource', factSources],
    ['PriceQualifier', priceQualifiers],
  ] as const)('%s', (name, values) => expect(readDatabaseValues(name)).toEqual([...values]))
})

test('one function updates the status of a listing', () => {
  /** Matches an update by Kysely or in SQL. */
  const statusUpdate =
    /updateTable\('listing'\)\s*\.set\(\{[^}]*\bstatus\b|UPDATE "?listing"?\b[^`]*\bSET[^`]*\bstatus\s*=/
  expect(`tx.updateTable('listing')\n.set({ importRef: null, status: 'withdrawn' })`).toMatch(statusUpdate)
  const writers = sources.filter((file) => statusUpdate.test(fs.readFileSync(file, 'utf8')))
  expect(writers).toEqual(['lib/agency/listings/change-status.ts'])
})
