'use client'

import dynamic from 'next/dynamic'

/* The forms are chunks of their own, because every listing's page loads this module (create-routes.tsx). */

export const LazyMakeOfferForm = dynamic(() =>
  import('./make-offer-form').then(({ MakeOfferForm }) => MakeOfferForm),
)
export const LazyRequestLetForm = dynamic(() =>
  import('./request-let-form').then(({ RequestLetForm }) => RequestLetForm),
)
