import type { ListingKind } from '@/lib/config/routes'
import type { PageMeta } from '@/lib/contract/content'
import { grouped } from '@/lib/format/number'

interface Place {
  kind: ListingKind
  /** As the gazetteer tells it from others of its name: 'Newport, Isle of Wight'. */
  name: string
  /** Homes found there. */
  total: number
  brandName: string
}

const words = {
  sale: { on: 'for sale', facts: 'with prices, pictures, tenure, council tax and energy ratings' },
  let: { on: 'to let', facts: 'with monthly rents, deposits, pictures and energy ratings' },
} as const

/** Title and description of a place's list that no editor has written any for: thousands of towns would share empty ones. */
export function placeHead({ kind, name, total, brandName }: Place): PageMeta {
  const { on, facts } = words[kind]
  const found =
    total === 0
      ? `No homes ${on} in ${name} at the moment: look close by, or in all of the UK,`
      : `See ${grouped(total)} ${total === 1 ? 'home' : 'homes'} ${on} in ${name},`
  return {
    page_title: `Property ${on} in ${name} | ${brandName}`,
    meta_description: `${found} ${facts}. Ask a question or arrange a viewing online.`,
    meta_image: '/og/default.png',
  }
}
