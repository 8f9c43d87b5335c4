import type { PageMeta } from '@/lib/contract/content'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { formatInteger } from '@/lib/format/number'

interface PlaceSearch {
  kind: ListingKind
  /** For example 'Newport, Isle of Wight'. */
  name: string
  total: number
  brandName: string
}

const copy = {
  sale: { action: 'for sale', facts: 'with prices, pictures, tenure, council tax and energy ratings' },
  let: { action: 'to let', facts: 'with monthly rents, deposits, pictures and energy ratings' },
} as const

/** Creates title and description for the thousands of places that have no site meta of their own (D-45). */
export function createPlaceMeta({ kind, name, total, brandName }: PlaceSearch): PageMeta {
  const { action, facts } = copy[kind]
  const summary =
    total === 0
      ? `No homes ${action} in ${name} at the moment: look nearby, or all over the UK,`
      : `See ${formatInteger(total)} ${total === 1 ? 'home' : 'homes'} ${action} in ${name},`
  return {
    page_title: `Property ${action} in ${name} | ${brandName}`,
    meta_description: `${summary} ${facts}. Ask a question or arrange a viewing online.`,
    meta_image: '/og/default.png',
  }
}
