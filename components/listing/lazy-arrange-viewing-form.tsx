'use client'

import dynamic from 'next/dynamic'

/** The form is a chunk of its own, because every listing's page loads this module (see create-routes.tsx). */
export const LazyArrangeViewingForm = dynamic(() =>
  import('./arrange-viewing-form').then(({ ArrangeViewingForm }) => ArrangeViewingForm),
)
