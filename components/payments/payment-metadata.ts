import type { Metadata } from 'next'
import { pageMetadata } from '@/lib/queries/page-metadata'

/** Metadata of a payment page: a fixed title, and noindex. */
export const paymentPageMetadata = (title: string, path: string): Metadata =>
  pageMetadata({
    meta: { page_title: title, meta_description: '', meta_image: '' },
    path,
    noindex: true,
  })
