import { TemporaryFailure } from '../jobs/task'
import type { PaymentIdentifier } from './provider'

/** A charge or dispute whose payment is not booked yet, or belongs to another business that shares the account. */
export class UnbookedPayment extends TemporaryFailure {
  override name = 'UnbookedPayment'
  constructor(
    message: string,
    readonly key: PaymentIdentifier,
  ) {
    super(message)
  }
}
