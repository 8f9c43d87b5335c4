import type { Metadata } from 'next'
import { createPageMetadata } from '@/lib/queries/page-metadata'

/** Creates the metadata of a payment page, which has a fixed title and is noindex. */
export const createPaymentPageMetadata = (title: string, path: string): Metadata =>
  createPageMetadata({
    meta: { page_title: title, meta_description: '', meta_image: '' },
    path,
    noindex: true,
  })
