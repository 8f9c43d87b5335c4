import type { Metadata } from 'next'
import { createPageMetadata } from '@/lib/queries/page-metadata'

/** Metadata of a payment page: a fixed title, and noindex. */
export const createPaymentPageMetadata = (title: string, path: string): Metadata =>
  createPageMetadata({
    meta: { page_title: title, meta_description: '', meta_image: '' },
    path,
    noindex: true,
  })
