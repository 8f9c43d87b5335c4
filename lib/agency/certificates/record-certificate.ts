import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { certificateMessages } from '../../contract/certificate-messages'
import { countDueReminders } from '../../domain/letting-certificate'
import { isCommercialType } from '../../domain/property-type'
import { londonDay } from '../../format/london-clock'
import type { UserCaller } from '../callers'
import { withTransaction } from '../database'
import { lockHome, notFound } from '../selling/home-row'
import { now } from '../sql-expressions'

/** Records until when a certificate of the caller's home is valid. It stays with the home when that is let again. */
export const recordCertificate = (
  { id, certificate, state, day }: ParsedInput<'recordCertificate'>,
  { user }: UserCaller,
): Promise<Reply<null>> =>
  withTransaction(async (tx) => {
    const home = await lockHome(tx, { id, kind: 'let', ownerId: user.id })
    if (!home) return notFound('let')
    if (isCommercialType(home.type)) return failure(certificateMessages.onlyHomes)
    const isValid = state === 'valid'
    const values = {
      validUntil: isValid ? new Date(day) : null,
      recordedAt: now,
      // The landlord, who has just read this day, is not reminded of it at once.
      reminderCount: isValid ? countDueReminders(day, londonDay(new Date())) : 0,
    }
    await tx
      .insertInto('lettingCertificate')
      .values({ propertyId: home.propertyId, certificate, ...values })
      .onConflict((conflict) => conflict.columns(['propertyId', 'certificate']).doUpdateSet(values))
      .execute()
    return success(null)
  })
