import { db } from '../database'
import { before, INVOICE_PERIOD, readDeletionTime } from './periods'

/** Deletes the payment provider's events, which hold payers' names and addresses, once invoices may be deleted. */
export async function purgeProviderEvents(time?: Date): Promise<void> {
  const at = time ?? (await readDeletionTime())
  await db().deleteFrom('providerEvent').where('handledAt', '<', before(at, INVOICE_PERIOD)).execute()
}
