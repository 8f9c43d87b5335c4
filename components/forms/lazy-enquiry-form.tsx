'use client'

import dynamic from 'next/dynamic'

/** A chunk of its own, because listings share a route with the pages that have this form. */
export const LazyEnquiryForm = dynamic(() => import('./enquiry-form').then(({ EnquiryForm }) => EnquiryForm))
