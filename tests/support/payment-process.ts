// A second process of the agency that applies provider sessions, for tests of two processes at once.
import { applySession } from '../../lib/agency/payments/apply-session'
import type { ProviderSession } from '../../lib/agency/payments/provider'

process.on(
  'message',
  (message: { number: number; session: Omit<ProviderSession, 'amountPence'> & { pence: number } }) => {
    const { pence, ...session } = message.session
    applySession('stripe', { ...session, amountPence: BigInt(pence) }).then(
      (outcome) => process.send?.({ number: message.number, outcome }),
      (error: unknown) => process.send?.({ number: message.number, error: String(error) }),
    )
  },
)
process.send?.('ready')
