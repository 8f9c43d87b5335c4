import type { Prisma } from '../../../prisma/client/client'
import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { db } from '../db'
import type { UserCaller } from '../callers'
import { attempt, tooMany } from '../limits/limit'
import { accountLimits } from './attempts'

/** JSON has no whole numbers beyond 2^53, and prices in pence stay far below. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? Number(each) : each)))

/** Far more of each than people have; the newest of them. Whoever has more is told so, and gets the rest by writing to us. */
const MOST = 2_000
const MOST_HOMES = 500
/** Milliseconds for all reads together. */
const PATIENCE = 20_000

/** Homes with their listings, what happened to them, and what is known of them. */
const homesOf = (transaction: Prisma.TransactionClient, ownerId: number) =>
  transaction.property.findMany({
    where: { ownerId },
    orderBy: { id: 'desc' },
    take: MOST_HOMES,
    omit: { ownerId: true },
    include: {
      facts: { orderBy: { id: 'asc' }, select: { key: true, value: true, source: true, suppliedAt: true } },
      listings: {
        orderBy: { id: 'asc' },
        omit: { importDigest: true, propertyId: true },
        include: {
          events: {
            orderBy: [{ at: 'asc' }, { id: 'asc' }],
            select: { type: true, at: true, pricePence: true, previousPence: true },
          },
          media: {
            orderBy: [{ kind: 'asc' }, { position: 'asc' }],
            select: { kind: true, file: true, alt: true },
          },
        },
      },
    },
  })

/** What we have under an address alone: it is told to whoever has shown that they read its mailbox. */
async function underAddress(transaction: Prisma.TransactionClient, email: string) {
  return {
    newsletter: await transaction.newsletterSubscription.findUnique({
      where: { email },
      omit: { id: true, key: true },
    }),
    contactMessages: await transaction.contactMessage.findMany({
      where: { email },
      orderBy: { id: 'desc' },
      take: MOST,
    }),
    mails: await transaction.mail.findMany({
      where: { to: email },
      orderBy: { id: 'desc' },
      take: MOST,
      select: { subject: true, state: true, createdAt: true, sentAt: true },
    }),
  }
}

/** Why an unproved account's data are without them, and what to do. */
const NOT_INCLUDED =
  'Newsletter, contact messages and mail are kept under your e-mail address alone. They are missing because you have not shown yet that you read its mailbox: log in once by one-time password, and export your data again.'

const shortened = (lists: Record<string, unknown>): string[] =>
  Object.entries(lists)
    .filter(
      ([name, list]) => Array.isArray(list) && list.length >= (name === 'properties' ? MOST_HOMES : MOST),
    )
    .map(([name]) => name)

/**
 * Everything that is kept about the caller (UK GDPR articles 15 and 20), newest first, in the names of
 * the tables; digests of secrets are no part of it, as they say nothing about anybody. One
 * transaction that only reads, one list after the other: a large account takes one connection, not all.
 */
export async function exportData(
  _input: ParsedInput<'exportData'>,
  { user: { id } }: UserCaller,
): Promise<Reply<Record<string, unknown>>> {
  const asked = await attempt(`export:user:${id}`, accountLimits.exports)
  if (!asked.isAllowed) return tooMany(asked)
  const kept = await db().$transaction(
    async (transaction) => {
      await transaction.$executeRaw`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`
      return read(transaction, id)
    },
    { timeout: PATIENCE },
  )
  return kept ? success(plain(kept) as Record<string, unknown>) : failure('User not found')
}

/** @returns null when the account has been closed */
async function read(
  transaction: Prisma.TransactionClient,
  id: number,
): Promise<Record<string, unknown> | null> {
  const user = await transaction.user.findFirst({
    where: { id, closedAt: null },
    omit: { closedAt: true, otpFailures: true },
  })
  if (!user) return null
  const { passwordHash, ...profile } = user
  const lists = {
    sessions: await transaction.userSession.findMany({
      where: { userId: id },
      orderBy: { id: 'desc' },
      take: MOST,
      omit: { tokenHash: true, socketHash: true, userId: true },
    }),
    messages: await transaction.userMessage.findMany({
      where: { userId: id },
      orderBy: { id: 'desc' },
      take: MOST,
      omit: { userId: true },
    }),
    properties: await homesOf(transaction, id),
    ...(user.emailProvedAt ? await underAddress(transaction, user.email) : { notIncluded: NOT_INCLUDED }),
  }
  const cut = shortened(lists)
  return {
    profile: { ...profile, hasPassword: passwordHash !== null },
    ...lists,
    ...(cut.length ? { newestOnly: cut } : {}),
  }
}
