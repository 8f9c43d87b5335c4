import type { ListingKind } from '@/lib/domain/listing-kind'
import { portal } from '@/lib/config/brand'
import type { OrderKind } from '@/lib/domain/order'

/** The payment pages: portal advertising of a sale or letting, the subscription, and a tenant's deposit. */
export type PaymentVariant = ListingKind | 'subscription' | 'tenant'

interface VariantRules {
  /** Absent for a tenant's payment, whose reason and amount are fixed (PAY-03). */
  detailsCall?: 'portalDetails' | 'lettingsPortalDetails' | 'subscriptionDetails'
  recordCall: 'portalPayment' | 'lettingsPortalPayment' | 'subscriptionPayment' | 'tenantPayment'
  kind: OrderKind
  heading: string
  button: string
}

export const portalHeading = `${portal.name} Payment`

export const paymentVariants: Readonly<Record<PaymentVariant, VariantRules>> = {
  sale: {
    detailsCall: 'portalDetails',
    recordCall: 'portalPayment',
    kind: 'portal',
    heading: portalHeading,
    button: 'Make Payment',
  },
  let: {
    detailsCall: 'lettingsPortalDetails',
    recordCall: 'lettingsPortalPayment',
    kind: 'portal',
    heading: portalHeading,
    button: 'Make Payment',
  },
  subscription: {
    detailsCall: 'subscriptionDetails',
    recordCall: 'subscriptionPayment',
    kind: 'subscription',
    heading: portalHeading,
    button: 'Make Subscription Payment',
  },
  tenant: { recordCall: 'tenantPayment', kind: 'tenant', heading: 'Tenant Payment', button: 'Make Payment' },
}

/** The amount that a tenant pays, unless the law sets a lower cap for the rent (PAY-03, D-120). */
export const TENANT_PAYMENT = { reason: 'Holding deposit', pounds: 100 } as const
