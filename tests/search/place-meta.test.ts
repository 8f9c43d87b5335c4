import { describe, expect, it } from 'vitest'
import { createPlaceMeta } from '@/components/search/place-meta'

const createNewportMeta = (total: number, kind: 'sale' | 'let' = 'sale') =>
  createPlaceMeta({ kind, name: 'Newport, Isle of Wight', total, brandName: 'Emoov' })

describe('metadata of a place without site meta', () => {
  it('names the place and counts its homes', () => {
    expect(createNewportMeta(1_393).page_title).toBe('Property for sale in Newport, Isle of Wight | Emoov')
    expect(createNewportMeta(1_393).meta_description).toMatch(
      /^See 1,393 homes for sale in Newport, Isle of Wight, with prices/,
    )
    expect(createNewportMeta(2, 'let').meta_description).toMatch(
      /^See 2 homes to let in Newport, Isle of Wight, with monthly rents/,
    )
  })

  it('uses the singular for one home, and says when there is none', () => {
    expect(createNewportMeta(1).meta_description).toMatch(/^See 1 home for sale/)
    expect(createNewportMeta(0).meta_description).toMatch(
      /^No homes for sale in Newport, Isle of Wight at the moment/,
    )
    expect(createNewportMeta(0).meta_description).not.toMatch(/\b0 homes/)
  })
})
