'use client'

import dynamic from 'next/dynamic'

/* All steps share a route, but each needs only its own form. So each form is loaded as a separate chunk. */

export const LazyAddressForm = dynamic(() => import('./address-form').then((module) => module.AddressForm))
export const LazyRoomsForm = dynamic(() => import('./rooms-form').then((module) => module.RoomsForm))
export const LazyPriceForm = dynamic(() => import('./price-form').then((module) => module.PriceForm))
export const LazyRentForm = dynamic(() => import('./rent-form').then((module) => module.RentForm))
export const LazyFactsForm = dynamic(() => import('./facts-form').then((module) => module.FactsForm))
export const LazyDescriptionForm = dynamic(() =>
  import('./description-form').then((module) => module.DescriptionForm),
)
export const LazyOwnersForm = dynamic(() => import('./owners-form').then((module) => module.OwnersForm))
export const LazyReviewForm = dynamic(() => import('./review-form').then((module) => module.ReviewForm))
export const LazyOrderForm = dynamic(() => import('./order-form').then((module) => module.OrderForm))
export const LazyPriceChangeForm = dynamic(() =>
  import('./price-change-form').then((module) => module.PriceChangeForm),
)
export const LazyCertificateForm = dynamic(() =>
  import('./certificate-form').then((module) => module.CertificateForm),
)
export const LazyMarketForm = dynamic(() => import('./market-form').then((module) => module.MarketForm))
