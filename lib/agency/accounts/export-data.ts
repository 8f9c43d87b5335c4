import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { db } from '../db'
import type { UserCaller } from '../handlers'

/** JSON has no whole numbers beyond 2^53, and prices in pence stay far below. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? Number(each) : each)))

/** Homes with their listings, what happened to them, and what is known of them. */
const homesOf = (ownerId: number) =>
  db().property.findMany({
    where: { ownerId },
    orderBy: { id: 'asc' },
    omit: { ownerId: true },
    include: {
      facts: { orderBy: { id: 'asc' }, select: { key: true, value: true, source: true, suppliedAt: true } },
      listings: {
        orderBy: { id: 'asc' },
        omit: { importDigest: true, propertyId: true },
        include: {
          events: { orderBy: [{ at: 'asc' }, { id: 'asc' }], select: { type: true, at: true, pricePence: true, previousPence: true } },
          media: { orderBy: [{ kind: 'asc' }, { position: 'asc' }], select: { kind: true, file: true, alt: true } },
        },
      },
    },
  })

/**
 * Everything that is kept about the caller (UK GDPR articles 15 and 20), in the names of the
 * tables; digests of secrets are no part of it, as they say nothing about anybody.
 */
export async function exportData(_input: ParsedInput<'exportData'>, { user: { id } }: UserCaller): Promise<Reply<Record<string, unknown>>> {
  const user = await db().user.findFirst({ where: { id, closedAt: null }, omit: { closedAt: true, otpFailures: true } })
  if (!user) return failure('User not found')
  const { passwordHash, ...profile } = user
  const { email } = user
  const [sessions, messages, newsletter, contactMessages, mails, properties] = await Promise.all([
    db().userSession.findMany({ where: { userId: id }, orderBy: { id: 'asc' }, omit: { tokenHash: true, socketHash: true, userId: true } }),
    db().userMessage.findMany({ where: { userId: id }, orderBy: { id: 'asc' }, omit: { userId: true } }),
    db().newsletterSubscription.findUnique({ where: { email }, omit: { id: true, key: true } }),
    db().contactMessage.findMany({ where: { email }, orderBy: { id: 'asc' } }),
    db().mail.findMany({ where: { to: email }, orderBy: { id: 'asc' }, select: { subject: true, state: true, createdAt: true, sentAt: true } }),
    homesOf(id),
  ])
  return success(plain({ profile: { ...profile, hasPassword: passwordHash !== null }, sessions, messages, newsletter, contactMessages, mails, properties }) as Record<string, unknown>)
}
