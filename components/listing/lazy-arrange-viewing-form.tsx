'use client'

import dynamic from 'next/dynamic'

/** A chunk of its own, because listings share a route with the page that has this form. */
export const LazyArrangeViewingForm = dynamic(() =>
  import('./arrange-viewing-form').then(({ ArrangeViewingForm }) => ArrangeViewingForm),
)
