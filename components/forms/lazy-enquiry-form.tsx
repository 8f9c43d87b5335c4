'use client'

import dynamic from 'next/dynamic'

/**
 * The enquiry form in a chunk of its own: a listing shares its route with the pages of its actions,
 * and would carry the form's scripts. The server draws it all the same.
 */
export const LazyEnquiryForm = dynamic(() => import('./enquiry-form').then(({ EnquiryForm }) => EnquiryForm))
