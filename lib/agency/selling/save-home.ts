import { sellingMessages } from '../../contract/selling-messages'
import type { Tx } from '../database'
import { findCurrentFacts } from '../listings/facts'
import { now } from '../sql-expressions'
import { getRevision, type HomeRow } from './home-row'
import { toIsoDay } from '../../format/iso-day'

type ColumnValue = string | number | boolean | bigint | Date | null | readonly string[]
/** The new values by column, and the new values of facts by the fact's key. */
export interface HomeChange {
  listing?: Readonly<Record<string, ColumnValue>>
  property?: Readonly<Record<string, ColumnValue>>
  /** The value '' removes a fact. */
  facts?: Readonly<Record<string, string>>
}

export interface SaveOptions {
  /** The revision that the caller has read. If undefined, the save does not look for conflicts. */
  revision: number | undefined
  /** Whether to overwrite what has been saved since `revision`, such as in another tab. */
  takeOver: boolean
}

export type SaveResult = { ok: true; revision: number } | { ok: false; message: string }

/** The names of columns in the message about a conflict. Every other column is a part of the address. */
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

/** Converts a bigint to a number, because JSON has none, and because a column and a change may differ in this type. */
const toComparable = (value: unknown): string => {
  if (value instanceof Date) return toIsoDay(value)
  return JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? Number(each) : each))
}

const FACT_PREFIX = 'fact:'

const getFieldName = (field: string): string => {
  if (field.startsWith(FACT_PREFIX))
    return `the fact “${field.slice(FACT_PREFIX.length).replaceAll('_', ' ')}”`
  return fieldNames[field] ?? 'the address'
}

/** Lists the names of fields, as in 'the price, the summary and the features'. */
function formatFieldNames(fields: readonly string[]): string {
  const names = [...new Set(fields.map(getFieldName))]
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

const pickChanged = (
  newValues: Readonly<Record<string, ColumnValue>> = {},
  storedRow: Readonly<Record<string, unknown>>,
): Record<string, ColumnValue> =>
  Object.fromEntries(
    Object.entries(newValues).filter(
      ([column, value]) => toComparable(value) !== toComparable(storedRow[column]),
    ),
  )

async function findFieldsChangedSince(tx: Tx, listingId: number, revision: number): Promise<Set<string>> {
  const laterRevisions = await tx
    .selectFrom('listingRevision')
    .select('fields')
    .where('listingId', '=', listingId)
    .where('revision', '>', revision)
    .execute()
  return new Set(laterRevisions.flatMap(({ fields }) => fields))
}

const addRevision = async (tx: Tx, listingId: number, fields: string[]): Promise<number> => {
  const revision = (await getRevision(tx, listingId)) + 1
  await tx.insertInto('listingRevision').values({ listingId, revision, fields }).execute()
  return revision
}

/**
 * Adds a revision to the home's other listing, if it is both for sale and to let: address, rooms and facts are shared,
 * and a tab with the other listing must notice their change. The caller has locked the property.
 */
async function addRevisionOfOtherListings(tx: Tx, home: HomeRow, sharedFields: string[]): Promise<void> {
  if (sharedFields.length === 0) return
  const otherListings = await tx
    .selectFrom('listing')
    .select('id')
    .where('propertyId', '=', home.propertyId)
    .where('id', '<>', home.id)
    .execute()
  for (const { id } of otherListings) await addRevision(tx, id, sharedFields)
}

/** Unless `takeOver` is set, refuses to overwrite a field that has been changed since the caller's revision. */
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
  const sharedFields = [...Object.keys(property), ...changedFacts.map(([key]) => `${FACT_PREFIX}${key}`)]
  const fields = [...Object.keys(listing), ...sharedFields]
  const currentRevision = await getRevision(tx, home.id)
  if (!fields.length) return { ok: true, revision: currentRevision }
  if (revision !== undefined && revision < currentRevision && !takeOver) {
    const changedElsewhere = await findFieldsChangedSince(tx, home.id, revision)
    const conflicts = fields.filter((field) => changedElsewhere.has(field))
    if (conflicts.length)
      return { ok: false, message: `${sellingMessages.changed}: ${formatFieldNames(conflicts)}.` }
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
  await addRevisionOfOtherListings(tx, home, sharedFields)
  return { ok: true, revision: await addRevision(tx, home.id, fields) }
}
