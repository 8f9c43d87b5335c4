import { db } from '../database'
import { before, INVOICE_PERIOD } from './periods'

/** Deletes the payment provider's events, which hold names and addresses of payers, with the invoices' period. */
export async function purgeProviderEvents(at = new Date()): Promise<void> {
  await db().deleteFrom('providerEvent').where('handledAt', '<', before(at, INVOICE_PERIOD)).execute()
}
