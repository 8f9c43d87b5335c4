import { cardProvider, portal } from './brand'

/** The payment pages (ROUTE-10 to ROUTE-12). Kept apart from `routes`, which every page of the site loads. */
export const paymentRoutes = {
  orderSuccess: (orderId: string | number) => `/${cardProvider.slug}-success/${orderId}`,
  orderFailure: `/${cardProvider.slug}-error`,
  adhocSuccess: (orderId: string | number) => `/${cardProvider.slug}-adhoc-success/${orderId}`,
  adhocFailure: `/${cardProvider.slug}-adhoc-failure`,
  portalSuccess: (orderId: string | number) => `/${portal.slug}-success/${orderId}`,
  portalFailure: `/${portal.slug}-error`,
  /** `?type=lettings` is the lettings variant (D-119). */
  portalPayment: (listingId: string | number) => `/${portal.slug}-payment/${listingId}`,
  portalSubscription: (listingId: string | number) => `/${portal.slug}-subscription-payment/${listingId}`,
  tenantPayment: (listingId: string | number) => `/tenant-payments/${listingId}`,
  tenantSuccess: '/tenant-payment-success',
  tenantFailure: '/tenant-payment-failure',
  payments: '/my-account/payments',
  /** The start of every path below an order. */
  orders: '/my-account/orders/',
  orderReview: (orderId: string | number) => `/my-account/orders/${orderId}/review`,
  receipt: (orderId: string | number) => `/my-account/orders/${orderId}/receipt.pdf`,
  receiptOfPayment: (orderId: number, chargeId: number) =>
    `/my-account/orders/${orderId}/receipt.pdf?payment=${chargeId}`,
  sandboxCheckout: (sessionId: string) => `/sandbox-checkout/${sessionId}`,
  /** The step at which a test card's bank asks for a confirmation. */
  sandboxBank: (sessionId: string, cardNumber: string) =>
    `/sandbox-checkout/${sessionId}?${new URLSearchParams({ bank: cardNumber }).toString()}`,
  /** The page for an order that cannot be read (PAY-33). */
  unreadableOrder: '/error',
} as const

/**
 * Returns where to pay: the provider's URL, or only the path for the demonstration's own checkout. The visitor may use
 * another host than SITE_URL, and the session cookie belongs to the visitor's host.
 */
export function checkoutHref(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname.startsWith(paymentRoutes.sandboxCheckout('')) ? pathname + search : url
}

/** The folder of the pages whose public path contains the slug of a provider. Only the rewrites below lead to it. */
const PROVIDER_PAGES = '/with-provider'

/** Next names routes by folders, which cannot contain the slugs of brand.ts. */
export const paymentRewrites = [
  { source: paymentRoutes.orderSuccess(':order'), destination: `${PROVIDER_PAGES}/order-success/:order` },
  { source: paymentRoutes.orderFailure, destination: `${PROVIDER_PAGES}/order-failure` },
  { source: paymentRoutes.adhocSuccess(':order'), destination: `${PROVIDER_PAGES}/adhoc-success/:order` },
  { source: paymentRoutes.adhocFailure, destination: `${PROVIDER_PAGES}/adhoc-failure` },
  { source: paymentRoutes.portalSuccess(':order'), destination: `${PROVIDER_PAGES}/portal-success/:order` },
  { source: paymentRoutes.portalFailure, destination: `${PROVIDER_PAGES}/portal-failure` },
  {
    source: paymentRoutes.portalPayment(':listing'),
    destination: `${PROVIDER_PAGES}/portal-payment/:listing`,
  },
  {
    source: paymentRoutes.portalSubscription(':listing'),
    destination: `${PROVIDER_PAGES}/portal-subscription/:listing`,
  },
]
