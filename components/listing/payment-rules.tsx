'use client'

// Client components: their texts are the same for every home of a nation, and stay out of the RSC payload.
import { brand } from '@/lib/config/brand'
import type { Nation } from '@/lib/domain/nation'
import { getPermittedPayments } from '@/lib/tenancy/permitted-payments'
import { Disclosure } from './disclosure'
import { ExternalLink } from './external-link'

/** Warns of fraud in our name, and lists the payments that the law permits. */
export function PaymentRules({ nation }: { nation: Nation }) {
  const permitted = getPermittedPayments(nation)
  return (
    <>
      <p className="mt-4 rounded-md bg-note-soft p-4 text-sm">
        <strong>We never ask for money before a viewing.</strong> If somebody does so in our name, do not pay:
        call us on <a href={brand.phoneHref}>{brand.phone}</a>.
      </p>
      <Disclosure summary="What a tenant can be asked to pay">
        <ul className="max-w-prose list-disc space-y-1 pl-5">
          {permitted.payments.map((payment) => (
            <li key={payment}>{payment}</li>
          ))}
        </ul>
        <p className="mt-2 max-w-prose">
          {permitted.banned} Source:{' '}
          <ExternalLink href={permitted.law.url}>{permitted.law.name}</ExternalLink>.
        </p>
      </Disclosure>
    </>
  )
}

export function RedressNote() {
  return (
    <p className="mt-4 text-sm text-muted">
      {brand.legalName} belongs to <ExternalLink href={brand.redress.url}>{brand.redress.name}</ExternalLink>{' '}
      (redress) and{' '}
      <ExternalLink href={brand.clientMoneyProtection.url}>{brand.clientMoneyProtection.name}</ExternalLink>{' '}
      (client money protection).
    </p>
  )
}
