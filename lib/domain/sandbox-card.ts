/** How often and when the sandbox sends the webhook of a payment; 'late' is a minute late. */
type SandboxWebhook = 'once' | 'twice' | 'late' | 'never'

export interface SandboxCard {
  number: string
  name: string
  /** The answer of the card's bank. */
  outcome: 'paid' | 'declined' | 'authentication' | 'timeout'
  webhook: SandboxWebhook
  /** True where the holder then asks the bank for the money back. */
  isDisputed?: boolean
}

/** The cards of the demonstration's checkout; the first four have the numbers of Stripe's own test cards (D-125). */
export const sandboxCards: readonly SandboxCard[] = [
  { number: '4242424242424242', name: 'Is accepted', outcome: 'paid', webhook: 'once' },
  { number: '4000000000000002', name: 'Is declined', outcome: 'declined', webhook: 'never' },
  {
    number: '4000002500003155',
    name: 'Wants you to confirm with your bank',
    outcome: 'authentication',
    webhook: 'once',
  },
  { number: '4000000000000119', name: 'Its bank does not answer', outcome: 'timeout', webhook: 'never' },
  { number: '4000000000002222', name: 'Is accepted, and reported twice', outcome: 'paid', webhook: 'twice' },
  {
    number: '4000000000003333',
    name: 'Is accepted, and reported a minute later',
    outcome: 'paid',
    webhook: 'late',
  },
  {
    number: '4000000000004444',
    name: 'Is accepted, and never reported',
    outcome: 'paid',
    webhook: 'never',
  },
  {
    number: '4000000000000259',
    name: 'Is accepted, and the payment is then disputed',
    outcome: 'paid',
    webhook: 'once',
    isDisputed: true,
  },
]

/** Finds a card by its number, which may contain spaces. */
export const findSandboxCard = (cardNumber: string): SandboxCard | undefined => {
  const digits = cardNumber.replaceAll(/\D/g, '')
  return sandboxCards.find(({ number }) => number === digits)
}
