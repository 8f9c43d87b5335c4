/** The standard rate, in per cent (Value Added Tax Act 1994, s.2). */
export const VAT_PERCENT = 20n

/** The VAT within an amount that includes it, in pence: a sixth, rounded down as HMRC allows for an invoice. */
export const computeVatWithin = (amountPence: bigint): bigint =>
  (amountPence * VAT_PERCENT) / (100n + VAT_PERCENT)
