import { sellingMessages } from '../../contract/selling-messages'
import type { Tx } from '../database'
import { findCurrentFacts } from '../listings/facts'
import { now } from '../sql-expressions'
import { getRevision, type HomeRow } from './home-row'

type Column = string | number | boolean | bigint | Date | null | readonly string[]
export interface HomeChange {
  listing?: Readonly<Record<string, Column>>
  property?: Readonly<Record<string, Column>>
  /** '' takes a fact back. */
  facts?: Readonly<Record<string, string>>
}

export interface SaveOptions {
  /** The revision that the caller has read; undefined compares nothing. */
  revision: number | undefined
  takeOver: boolean
}

export type SaveResult = { ok: true; revision: number } | { ok: false; message: string }

/** How people call a field that another tab has changed. */
const fieldNames: Readonly<Record<string, string>> = {
  type: 'the type of property',
  bedrooms: 'the bedrooms',
  bathrooms: 'the bathrooms',
  receptionRooms: 'the reception rooms',
  floorAreaSqFt: 'the floor area',
  pricePence: 'the price',
  priceQualifier: 'how the price is meant',
  depositPence: 'the deposit',
  availableFrom: 'the date from which it is available',
  summary: 'the summary',
  description: 'the description',
  features: 'the features',
  chainFree: 'whether there is a chain',
  packageDef: 'the package',
}

const toComparable = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? Number(each) : each))
}

const nameOfField = (field: string): string => {
  if (field.startsWith('fact:')) return `the fact “${field.slice(5).replaceAll('_', ' ')}”`
  return fieldNames[field] ?? 'the address'
}

/** Joins names: 'the price, the summary and the features'. */
function joinNames(fields: readonly string[]): string {
  const names = [...new Set(fields.map(nameOfField))]
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

const pickChanged = (
  given: Readonly<Record<string, Column>> = {},
  stored: Readonly<Record<string, unknown>>,
): Record<string, Column> =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => toComparable(value) !== toComparable(stored[name])),
  )

/** Finds the fields that others have changed since a revision. */
async function findFieldsChangedSince(tx: Tx, listingId: number, revision: number): Promise<Set<string>> {
  const later = await tx
    .selectFrom('listingRevision')
    .select('fields')
    .where('listingId', '=', listingId)
    .where('revision', '>', revision)
    .execute()
  return new Set(later.flatMap(({ fields }) => fields))
}

/**
 * Writes what differs from the stored values, and a revision that names it. A caller that has read an older revision
 * is refused where somebody else has changed the same fields meanwhile, unless they want their own values all the same.
 * @param home the locked home
 */
export async function saveHome(
  tx: Tx,
  home: HomeRow,
  change: HomeChange,
  { revision, takeOver }: SaveOptions,
): Promise<SaveResult> {
  const facts = await findCurrentFacts([home.propertyId], tx)
  const storedFacts = Object.fromEntries(facts.map(({ key, value }) => [key, value]))
  const listing = pickChanged(change.listing, home)
  const property = pickChanged(change.property, home)
  const changedFacts = Object.entries(change.facts ?? {}).filter(
    ([key, value]) => value !== (storedFacts[key] ?? ''),
  )
  const fields = [
    ...Object.keys(listing),
    ...Object.keys(property),
    ...changedFacts.map(([key]) => `fact:${key}`),
  ]
  const current = await getRevision(tx, home.id)
  if (!fields.length) return { ok: true, revision: current }
  if (revision !== undefined && revision < current && !takeOver) {
    const changedElsewhere = await findFieldsChangedSince(tx, home.id, revision)
    const conflicts = fields.filter((field) => changedElsewhere.has(field))
    if (conflicts.length)
      return { ok: false, message: `${sellingMessages.changed}: ${joinNames(conflicts)}.` }
  }
  if (Object.keys(property).length)
    await tx.updateTable('property').set(property).where('id', '=', home.propertyId).execute()
  await tx
    .updateTable('listing')
    .set({ ...listing, updatedAt: now })
    .where('id', '=', home.id)
    .execute()
  if (changedFacts.length)
    await tx
      .insertInto('materialFact')
      .values(
        changedFacts.map(([key, value]) => ({
          propertyId: home.propertyId,
          key,
          value,
          source: 'owner' as const,
          suppliedAt: now,
        })),
      )
      .execute()
  await tx
    .insertInto('listingRevision')
    .values({ listingId: home.id, revision: current + 1, fields })
    .execute()
  return { ok: true, revision: current + 1 }
}
