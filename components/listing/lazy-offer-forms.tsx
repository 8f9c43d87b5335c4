'use client'

import dynamic from 'next/dynamic'

/* Chunks of their own, because listings share a route with the pages that have these forms. */

export const LazyMakeOfferForm = dynamic(() =>
  import('./make-offer-form').then(({ MakeOfferForm }) => MakeOfferForm),
)
export const LazyRequestLetForm = dynamic(() =>
  import('./request-let-form').then(({ RequestLetForm }) => RequestLetForm),
)
