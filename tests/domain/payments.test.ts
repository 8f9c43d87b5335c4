import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fees } from '../../lib/config/brand'
import { additionalPackages, getPackages, quotePackage } from '../../lib/config/packages'
import { computeDisputedMoney, disputeStatuses, mayChangeDispute } from '../../lib/domain/dispute'
import type { ListingKind } from '../../lib/domain/listing-kind'
import {
  ledgerAccounts,
  postDispute,
  postKeptDeposit,
  postPayment,
  postRefund,
} from '../../lib/domain/ledger'
import {
  computeCancellationDeadline,
  mayChangeOrder,
  orderKinds,
  orderStatuses,
} from '../../lib/domain/order'
import {
  mayChangePayment,
  mayChangeRefund,
  paymentStatuses,
  refundStatuses,
  toPenceRoundedUp,
} from '../../lib/domain/payment'
import { quoteRefund } from '../../lib/domain/refund-quote'
import { findSandboxCard, sandboxCards } from '../../lib/domain/sandbox-card'
import { computeVatWithin } from '../../lib/domain/vat'
import { decideTenantPayment, computeHoldingDepositDates } from '../../lib/tenancy/tenant-payment'

describe('packages', () => {
  const quote = (packageDef: string, { extra = '', listingKind = 'sale' as ListingKind } = {}) =>
    quotePackage({ packageDef, additionalPackage: extra, listingKind, product: 'emoov' })

  it('cost what the fees say, now or on completion (D-156, D-157, D-158)', () => {
    expect(quote('PAY_NOW')).toMatchObject({ nowPence: 395_00n, onCompletionPence: 0n, vatPence: 65_83n })
    expect(quote('PAY_ON_COMPLETION')).toMatchObject({ nowPence: 0n, onCompletionPence: 895_00n })
    expect(quote('EMOOV_ONLY')).toMatchObject({ nowPence: 0n, onCompletionPence: 0n })
    expect(quote('PAY_NOW', { extra: 'PHOTOGRAPHS' })).toMatchObject({
      packageDef: 'PAY_NOW_BUNDLE',
      nowPence: BigInt(395_00 + fees.photographs),
    })
    expect(quote('FIND_TENANT', { listingKind: 'let' })).toMatchObject({ nowPence: 59_50n })
    expect(quote('FIND_TENANT_BUNDLE', { listingKind: 'let' })).toMatchObject({ nowPence: 79_50n })
  })
  it('are refused if they are unknown or of the other kind, or if an extra does not go with them', () => {
    const packageKeys = Object.keys(getPackages('emoov'))
    expect(packageKeys).toHaveLength(6)
    // A package is for one kind of listing, so at least one of its two quotes is null.
    for (const packageDef of packageKeys) {
      const quotes = [quote(packageDef), quote(packageDef, { listingKind: 'let' })]
      expect(quotes, packageDef).toContain(null)
    }
    for (const packageDef of ['', 'pay_now', 'toString', '__proto__', 'HARBOUR_ONLY'])
      expect(quote(packageDef), packageDef).toBeNull()
    // Only an extra turns PAY_NOW into this package.
    expect(quote('PAY_NOW_BUNDLE')).toBeNull()
    for (const extra of [...Object.keys(additionalPackages), 'toString'])
      expect(quote('PAY_ON_COMPLETION', { extra }), extra).toBeNull()
  })
  it('contain VAT of a sixth of the price', () => {
    expect(computeVatWithin(120_00n)).toBe(20_00n)
    expect(computeVatWithin(1n)).toBe(0n)
  })
})

it.each([
  [1.1, 110],
  [19.99, 1999],
  [10.001, 1001],
  [395, 39_500],
])('£%d is rounded up to %d pence (D-122)', (pounds, pence) => expect(toPenceRoundedUp(pounds)).toBe(pence))

describe('the transitions of payments', () => {
  it('settle an order once, and never change a cancelled one', () => {
    for (const to of orderStatuses)
      for (const actor of ['customer', 'provider', 'agency'] as const)
        expect(mayChangeOrder('cancelled', to, actor)).toBe(false)
    expect(mayChangeOrder('settled', 'settled', 'provider')).toBe(false)
    expect(mayChangeOrder('open', 'settled', 'customer')).toBe(false)
  })
  it('make a payment paid from every status, and never change a paid one', () => {
    for (const from of paymentStatuses) {
      expect(mayChangePayment(from, 'paid', 'provider')).toBe(from !== 'paid')
      expect(mayChangePayment('paid', from, 'provider')).toBe(false)
    }
  })
  it('let a done refund fail later, and never change a failed one', () => {
    expect(mayChangeRefund('requested', 'done')).toBe(true)
    expect(mayChangeRefund('done', 'failed')).toBe(true)
    for (const to of refundStatuses) expect(mayChangeRefund('failed', to)).toBe(false)
    expect(mayChangeRefund('done', 'requested')).toBe(false)
  })
  it('never change a won or closed dispute; a lost one may still be won', () => {
    for (const to of disputeStatuses) {
      expect(mayChangeDispute('won', to)).toBe(false)
      expect(mayChangeDispute('closed', to)).toBe(false)
      expect(mayChangeDispute('lost', to)).toBe(to === 'won')
    }
  })
})

describe('the ledger', () => {
  const movementArbitrary = fc.record({
    kind: fc.constantFrom(...orderKinds),
    amountPence: fc.bigInt(1n, 10_000_000n),
    isSurplus: fc.boolean(),
  })
  it('sums to zero, and after a full refund so does each account', () => {
    fc.assert(
      fc.property(movementArbitrary, (movement) => {
        const payment = {
          ...movement,
          vatPence: movement.isSurplus ? 0n : computeVatWithin(movement.amountPence),
        }
        const [paid, refunded] = [postPayment(payment), postRefund(payment)]
        for (const postings of [paid, refunded, postKeptDeposit(movement.amountPence)]) {
          expect(postings.reduce((sum, { amountPence }) => sum + amountPence, 0n)).toBe(0n)
          expect(postings.every(({ account }) => ledgerAccounts.includes(account))).toBe(true)
        }
        for (const account of ledgerAccounts)
          expect(
            [...paid, ...refunded]
              .filter((posting) => posting.account === account)
              .reduce((sum, { amountPence }) => sum + amountPence, 0n),
          ).toBe(0n)
      }),
    )
  })
  it('keeps tenants’ money in the accounts of client money', () => {
    for (const isSurplus of [true, false])
      for (const { account } of [
        ...postPayment({ kind: 'tenant', amountPence: 100n, vatPence: 0n, isSurplus }),
        ...postDispute({ kind: 'tenant', isSurplus, withdrawnPence: 100n, lostPence: 100n, feePence: 0n }),
        ...postDispute({ kind: 'tenant', isSurplus, withdrawnPence: 100n, lostPence: 0n, feePence: 0n }),
      ])
        expect(account).toMatch(/^client:/)
  })
  it('sums to zero after every state of a dispute', () => {
    const disputeArbitrary = fc.record({
      status: fc.constantFrom(...disputeStatuses),
      withdrawnPence: fc.bigInt(0n, 10_000n),
      feePence: fc.bigInt(0n, 2_000n),
    })
    fc.assert(
      fc.property(fc.array(disputeArbitrary), movementArbitrary, (steps, { kind, isSurplus }) => {
        let money = { withdrawnPence: 0n, lostPence: 0n, feePence: 0n }
        for (const step of steps) {
          const next = computeDisputedMoney(money, step)
          const postings = postDispute({
            kind,
            isSurplus,
            withdrawnPence: next.withdrawnPence - money.withdrawnPence,
            lostPence: next.lostPence - money.lostPence,
            feePence: next.feePence - money.feePence,
          })
          expect(postings.reduce((sum, { amountPence }) => sum + amountPence, 0n)).toBe(0n)
          // While a dispute is open, an older state does not return withdrawn money.
          if (step.status === 'open') expect(next.withdrawnPence).toBeGreaterThanOrEqual(money.withdrawnPence)
          expect(next.lostPence).toBe(step.status === 'lost' ? next.withdrawnPence : 0n)
          money = next
        }
      }),
    )
  })
})

describe('cancelling (domain B5)', () => {
  const toDate = (text: string) => new Date(text)
  const order = {
    kind: 'package' as const,
    paidPence: 395_00n,
    cancellableUntil: computeCancellationDeadline(toDate('2026-11-01T09:30:00Z')),
    startRequestedAt: toDate('2026-11-01T09:30:00Z'),
    startedAt: toDate('2026-11-02T12:00:00Z'),
    performedAt: null,
    months: 6,
  }
  it('is possible until the end of the 14th day', () => {
    expect(order.cancellableUntil.toISOString()).toBe('2026-11-15T23:59:59.999Z')
    expect(quoteRefund(order, toDate('2026-11-16T00:00:00Z'))).toBeNull()
    expect(quoteRefund({ ...order, cancellableUntil: null }, toDate('2026-11-02T00:00:00Z'))).toBeNull()
  })
  it('counts days of London, which begin an hour before those of UTC in summer', () => {
    const halfPastMidnight = toDate('2026-06-30T23:30:00Z')
    expect(computeCancellationDeadline(halfPastMidnight).toISOString()).toBe('2026-07-15T22:59:59.999Z')
    // The clocks go back within the 14 days.
    expect(computeCancellationDeadline(toDate('2026-10-20T12:00:00Z')).toISOString()).toBe(
      '2026-11-03T23:59:59.999Z',
    )
  })
  it('returns everything before work has started, or where the customer did not ask to start', () => {
    expect(quoteRefund(order, toDate('2026-11-02T11:00:00Z'))).toBe(395_00n)
    expect(quoteRefund({ ...order, startRequestedAt: null }, toDate('2026-11-15T00:00:00Z'))).toBe(395_00n)
    expect(quoteRefund({ ...order, startedAt: null }, toDate('2026-11-15T00:00:00Z'))).toBe(395_00n)
  })
  it('returns nothing for work that is done at the customer’s request, and everything for other work', () => {
    const performedOrder = { ...order, startedAt: null, performedAt: toDate('2026-11-03T09:00:00Z') }
    expect(quoteRefund(performedOrder, toDate('2026-11-03T10:00:00Z'))).toBe(0n)
    expect(quoteRefund({ ...performedOrder, startRequestedAt: null }, toDate('2026-11-03T10:00:00Z'))).toBe(
      395_00n,
    )
    expect(quoteRefund(performedOrder, toDate('2026-11-16T00:00:00Z'))).toBeNull()
  })
  it('keeps the price of the days of advertising so far, as a share of the 181 days of six months', () => {
    expect(quoteRefund(order, toDate('2026-11-03T11:59:59Z'))).toBe(395_00n)
    // Ten days after the start.
    expect(quoteRefund(order, toDate('2026-11-12T12:00:00Z'))).toBe(395_00n - (395_00n * 10n) / 181n)
  })
})

describe('a tenant’s payment (domain B2)', () => {
  // A holding deposit is a week's rent, which is 12/52 of a month's, and £100 at most.
  it.each([
    [433_33n, 99_99n],
    [433_34n, 100_00n],
    [400_00n, 92_30n],
    [5_000_00n, 100_00n],
  ])('of a rent of %d pence a month is %d pence', (rentPence, amountPence) =>
    expect(
      decideTenantPayment('holding_deposit', { nation: 'england', rentPence, statedPence: null }),
    ).toEqual({ isAllowed: true, amountPence }),
  )
  // A week's rent is £92.30.
  it.each([
    [50_00, 50_00n],
    [92_30, 92_30n],
    [95_00, 92_30n],
    [300_00, 92_30n],
  ])('that the landlord states as %d pence is %d pence at £400 a month', (statedPence, amountPence) =>
    expect(
      decideTenantPayment('holding_deposit', { nation: 'england', rentPence: 400_00n, statedPence }),
    ).toEqual({ isAllowed: true, amountPence }),
  )
  it('is refused where the landlord takes none', () => {
    expect(
      decideTenantPayment('holding_deposit', { nation: 'england', rentPence: 400_00n, statedPence: 0 }),
    ).toEqual({ isAllowed: false, refusal: 'none-asked' })
  })
  it('is not taken in Wales, where written information comes first', () => {
    expect(
      decideTenantPayment('holding_deposit', { nation: 'wales', rentPence: 400_00n, statedPence: null }),
    ).toEqual({ isAllowed: false, refusal: 'not-in-wales' })
  })
  it('is held until the end of its 15th day in London, and returned by the end of its 21st', () => {
    const { deadlineAt, returnBy } = computeHoldingDepositDates(new Date('2026-11-01T10:00:00Z'))
    expect(deadlineAt.toISOString()).toBe('2026-11-16T00:00:00.000Z')
    expect(returnBy.toISOString()).toBe('2026-11-22T00:00:00.000Z')
    const summer = computeHoldingDepositDates(new Date('2026-06-30T23:30:00Z'))
    expect(summer.deadlineAt.toISOString(), 'received on 1 July').toBe('2026-07-15T23:00:00.000Z')
  })
})

it('the sandbox finds its cards by their numbers as people type them (D-125)', () => {
  for (const card of sandboxCards)
    expect(findSandboxCard(card.number.replaceAll(/(.{4})(?=.)/g, '$1 '))).toBe(card)
  for (const number of ['', '4242', '42424242424242420']) expect(findSandboxCard(number)).toBeUndefined()
})
