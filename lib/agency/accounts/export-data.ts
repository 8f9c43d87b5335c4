import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import type { UserCaller } from '../callers'
import { exportCertificates } from '../certificates/personal-data'
import { withSnapshot, type Tx } from '../database'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { exportConversations } from '../conversations/export-conversations'
import { exportViewings } from '../viewings/export-viewings'
import { exportOffers } from '../offers/export-offers'
import { exportSales } from '../sales/personal-data'
import { exportTenancies } from '../tenancies/personal-data'
import { exportOrders } from '../orders/end-orders'
import { exportHomeSharing } from '../saved/home-sharing'
import { exportHiddenHomes } from '../saved/hidden-homes'
import { exportSavedHomes } from '../saved/saved-homes'
import { exportSavedSearches } from '../saved/saved-searches'
import { exportSearchAlerts } from '../saved/search-alerts'
import { accountLimits } from './account-limits'

/** Converts dates to text and bigints to numbers: prices in pence stay far below 2^53. */
const toPlainJson = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_key, field: unknown) => (typeof field === 'bigint' ? Number(field) : field)),
  )

/** The maximum lengths of lists, far above those of real accounts. The export's `newestOnly` names the full lists. */
const MAX_ROWS = 2_000
const MAX_PROPERTIES = 500

const omit = <Row extends object, Column extends keyof Row>(
  row: Row,
  ...columns: Column[]
): Omit<Row, Column> => {
  const rest = { ...row }
  for (const column of columns) delete rest[column]
  return rest
}

/** Groups rows by a column. Returns a function that takes a value and returns its rows, without the column. */
function createGroupLookup<Row extends object, Column extends keyof Row>(rows: Row[], column: Column) {
  const groups = new Map<Row[Column], Omit<Row, Column>[]>()
  for (const row of rows) {
    const group = groups.get(row[column])
    if (group) group.push(omit(row, column))
    else groups.set(row[column], [omit(row, column)])
  }
  return (key: Row[Column]) => groups.get(key) ?? []
}

async function findProperties(tx: Tx, ownerId: number) {
  const properties = await tx
    .selectFrom('property')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .orderBy('id', 'desc')
    .limit(MAX_PROPERTIES)
    .execute()
  const propertyIds = properties.map(({ id }) => id)
  if (propertyIds.length === 0) return []
  const listings = await tx
    .selectFrom('listing')
    .selectAll()
    .where('propertyId', 'in', propertyIds)
    .orderBy('id')
    .execute()
  const getEvents = createGroupLookup(await findEvents(tx, ownerId), 'listingId')
  const getMedia = createGroupLookup(await findMedia(tx, ownerId), 'listingId')
  const getListings = createGroupLookup(
    listings.map((listing) => ({
      ...omit(listing, 'importDigest'), // by which an import finds out whether a listing has changed
      events: getEvents(listing.id),
      media: getMedia(listing.id),
    })),
    'propertyId',
  )
  const facts = await tx
    .selectFrom('materialFact')
    .select(['propertyId', 'key', 'value', 'source', 'suppliedAt'])
    .where('propertyId', 'in', propertyIds)
    .orderBy('id')
    .execute()
  const getFacts = createGroupLookup(facts, 'propertyId')
  const getCertificates = createGroupLookup(await exportCertificates(tx, propertyIds), 'propertyId')
  const getIdentityChecks = createGroupLookup(await findIdentityChecks(tx, propertyIds), 'propertyId')
  return properties.map((property) => ({
    ...omit(property, 'ownerId'),
    facts: getFacts(property.id),
    identityChecks: getIdentityChecks(property.id),
    certificates: getCertificates(property.id),
    listings: getListings(property.id),
  }))
}

const findIdentityChecks = (tx: Tx, propertyIds: readonly number[]) =>
  tx
    .selectFrom('identityCheck')
    .select(['propertyId', 'name', 'state', 'expiresAt', 'removedAt', 'createdAt'])
    .where('propertyId', 'in', propertyIds)
    .orderBy('id')
    .execute()

const selectListingIds = (tx: Tx, ownerId: number) =>
  tx
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .select('listing.id')
    .where('property.ownerId', '=', ownerId)

const findEvents = (tx: Tx, ownerId: number) =>
  tx
    .selectFrom('listingEvent')
    .select(['listingId', 'type', 'at', 'pricePence', 'previousPence'])
    .where('listingId', 'in', selectListingIds(tx, ownerId))
    .orderBy('at')
    .orderBy('id')
    .execute()

const findMedia = (tx: Tx, ownerId: number) =>
  tx
    .selectFrom('listingMedia')
    .select(['listingId', 'kind', 'file', 'alt'])
    .where('listingId', 'in', selectListingIds(tx, ownerId))
    .orderBy('kind')
    .orderBy('position')
    .execute()

const findUploads = (tx: Tx, userId: number) =>
  tx
    .selectFrom('upload')
    .select(['listingId', 'kind', 'name', 'bytes', 'state', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(MAX_ROWS)
    .execute()

/** Reads records that are stored only by email address. Anybody can enter another's address, so it must be verified. */
async function readRecordsOfEmail(tx: Tx, email: string) {
  const subscription = await tx
    .selectFrom('newsletterSubscription')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst()
  return {
    newsletter: subscription ? omit(subscription, 'id', 'key') : null,
    contactMessages: await tx
      .selectFrom('contactMessage')
      .selectAll()
      .where('email', '=', email)
      .orderBy('id', 'desc')
      .limit(MAX_ROWS)
      .execute(),
    mails: await tx
      .selectFrom('mail')
      .select(['subject', 'state', 'createdAt', 'sentAt'])
      .where('to', '=', email)
      .orderBy('id', 'desc')
      .limit(MAX_ROWS)
      .execute(),
  }
}

const NOT_INCLUDED_NOTICE =
  'Newsletter, contact messages and mail are kept under your email address alone. They are missing because you have not shown yet that you read its mailbox: log in once by one-time password, and export your data again.'

const findShortenedLists = (lists: Record<string, unknown>): string[] =>
  Object.entries(lists)
    .filter(([name, list]) => {
      const limit = name === 'properties' ? MAX_PROPERTIES : MAX_ROWS
      return Array.isArray(list) && list.length >= limit
    })
    .map(([name]) => name)

/** Exports the caller's data (UK GDPR articles 15 and 20), newest first, without hashes of secrets. */
export async function exportData(
  _input: ParsedInput<'exportData'>,
  { user: { id } }: UserCaller,
): Promise<Reply<Record<string, unknown>>> {
  const attempt = await consumeAttempt(`export:user:${id}`, accountLimits.exportsPerUser)
  if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  const account = await withSnapshot((tx) => readAccount(tx, id))
  return account ? success(toPlainJson(account) as Record<string, unknown>) : failure('User not found')
}

async function readAccount(tx: Tx, id: number): Promise<Record<string, unknown> | null> {
  const user = await tx
    .selectFrom('user')
    .selectAll()
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  if (!user) return null
  const sessions = await tx
    .selectFrom('userSession')
    .selectAll()
    .where('userId', '=', id)
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute()
  const messages = await tx
    .selectFrom('userMessage')
    .selectAll()
    .where('userId', '=', id)
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute()
  const lists = {
    sessions: sessions.map((session) => omit(session, 'tokenHash', 'socketHash', 'userId')),
    messages: messages.map((message) => omit(message, 'userId')),
    properties: await findProperties(tx, id),
    uploads: await findUploads(tx, id),
    ...(await exportConversations(tx, id, MAX_ROWS)),
    ...(await exportViewings(tx, id, MAX_ROWS)),
    ...(await exportOffers(tx, id, MAX_ROWS)),
    ...(await exportSales(tx, id, MAX_ROWS)),
    ...(await exportTenancies(tx, id, MAX_ROWS)),
    ...(await exportOrders(tx, id, MAX_ROWS)),
    // The next three lists have no maximum here, because they are limited when homes and searches are saved.
    savedHomes: await exportSavedHomes(tx, id),
    hiddenHomes: await exportHiddenHomes(tx, id),
    savedSearches: await exportSavedSearches(tx, id),
    alertedHomes: await exportSearchAlerts(tx, id, MAX_ROWS),
    ...(user.emailProvedAt ? await readRecordsOfEmail(tx, user.email) : { notIncluded: NOT_INCLUDED_NOTICE }),
  }
  const shortenedLists = findShortenedLists(lists)
  return {
    profile: {
      ...omit(user, 'passwordHash', 'closedAt', 'otpFailures'),
      hasPassword: user.passwordHash !== null,
    },
    ...lists,
    homeSharing: await exportHomeSharing(tx, id),
    ...(shortenedLists.length ? { newestOnly: shortenedLists } : {}),
  }
}
