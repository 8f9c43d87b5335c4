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

/** Records until when a certificate of the caller's home is valid. The record stays when the home is let again. */
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
      // Reminders that are due already count as sent, because the landlord has just seen the day.
      reminderCount: isValid ? countDueReminders(day, londonDay(new Date())) : 0,
    }
    await tx
      .insertInto('lettingCertificate')
      .values({ propertyId: home.propertyId, certificate, ...values })
      .onConflict((conflict) => conflict.columns(['propertyId', 'certificate']).doUpdateSet(values))
      .execute()
    return success(null)
  })
