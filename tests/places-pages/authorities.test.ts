import { describe, expect, it } from 'vitest'
import { resolvePlace } from '../../lib/agency/places/resolve'
import { DEFAULT_BRAND_NAME } from '../../lib/config/brand'
import { pageMetaSchema } from '../../lib/contract/content'
import { insertBrandInMeta } from '../../lib/format/brand-name'
import { plainText, sanitiseHtml } from '../../lib/html/sanitise'
import { findAuthority, localAuthorities, listPlacesWithPages } from '../../lib/places/local-authorities'
import { createSiteMeta } from '../../prisma/seed/meta'
import { MAX_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS } from '../../prisma/seed/meta/page-head'

const metaByKey = new Map(
  createSiteMeta().map(({ attr, val }) => [attr, insertBrandInMeta(val, DEFAULT_BRAND_NAME)]),
)
/** The slugs of the regions to which header and footer link (EA-11). */
const regions = ['essex', 'manchester', 'leicestershire', 'kent', 'scotland', 'devon']
const SHORT_DESCRIPTION_CHARACTERS = 60
/** Pages with larger shares of the same words read like copies of one text. */
const MAX_SHARE_IN_COMMON_OF_TWO_PAGES = 0.75
const MAX_MEAN_SHARE_IN_COMMON = 0.25

describe('the A-to-Z', () => {
  it('lists some 330 authorities of all four nations in alphabetical order, each once (EA-07)', () => {
    expect(localAuthorities.length).toBeGreaterThanOrEqual(320)
    expect(localAuthorities.length).toBeLessThanOrEqual(340)
    const names = localAuthorities.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('en-GB', { ignorePunctuation: true }).compare))
    expect(new Set(localAuthorities.map(({ slug }) => slug)).size).toBe(names.length)
    expect(new Set(localAuthorities.map(({ nation }) => nation))).toEqual(
      new Set(['england', 'scotland', 'wales', 'northern-ireland']),
    )
  })
  it('has lower-case, hyphenated slugs (EA-08)', () => {
    for (const { slug } of localAuthorities) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(findAuthority('kings-lynn-and-west-norfolk')?.name).toBe('King’s Lynn and West Norfolk')
    expect(findAuthority('Essex')).toBeUndefined()
  })
  it('leaves exactly six names without a link (EA-09)', () => {
    expect(localAuthorities.filter(({ hasPage }) => !hasPage).map(({ name }) => name)).toEqual([
      'Kensington',
      'Kettering',
      'Kirklees',
      'Oldham',
      'Oxford',
      'Uttlesford',
    ])
    for (const slug of ['kensington', 'kettering', 'kirklees', 'oldham', 'oxford', 'uttlesford'])
      expect(findAuthority(slug)).toBeUndefined()
  })
  it('lists only places that the search knows', () => {
    const unknownPlaces = listPlacesWithPages().flatMap(({ name, places }) =>
      places
        .filter(({ search }) => ['nothing', 'street', 'street-in-place'].includes(resolvePlace(search).kind))
        .map(({ search }) => `${name}: ${search}`),
    )
    expect(unknownPlaces).toEqual([])
    expect(listPlacesWithPages().filter(({ places }) => places.length === 0)).toEqual([])
  })
})

describe('pages of places', () => {
  it('exist for every linked name and the six regions, and for no other (EA-01, EA-11, D-111)', () => {
    const linkedSlugs = localAuthorities.filter(({ hasPage }) => hasPage).map(({ slug }) => slug)
    const slugsWithText = [...metaByKey.keys()].flatMap((attr) => /^estateagent-(.+)$/.exec(attr)?.[1] ?? [])
    expect(new Set(slugsWithText)).toEqual(new Set([...linkedSlugs, ...regions]))
  })
  it('have a unique title and description of a length that search engines show (META-14)', () => {
    const heads = listPlacesWithPages().map(({ slug }) =>
      pageMetaSchema.parse(JSON.parse(metaByKey.get(`estate-agents-in-${slug}-meta`) ?? 'null')),
    )
    for (const { page_title, meta_description } of heads) {
      expect(page_title.length).toBeLessThanOrEqual(MAX_TITLE_CHARACTERS)
      expect(meta_description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_CHARACTERS)
      expect(meta_description.length).toBeGreaterThan(SHORT_DESCRIPTION_CHARACTERS)
    }
    expect(new Set(heads.map(({ page_title }) => page_title)).size).toBe(heads.length)
    expect(new Set(heads.map(({ meta_description }) => meta_description)).size).toBe(heads.length)
  })
  it('are HTML that the sanitiser leaves unchanged (D-55)', () => {
    for (const [attr, val] of metaByKey)
      if (attr.startsWith('estateagent-')) expect(sanitiseHtml(val), attr).toBe(val)
  })
  it('have different first paragraphs, and few sentences in common', () => {
    const texts = listPlacesWithPages().map(({ slug, name }) => {
      const html = metaByKey.get(`estateagent-${slug}`) ?? ''
      // Sentences that differ only in the place's name count as the same.
      const sentences = plainText(html.replaceAll(/<\/(h\d|li)>/g, '. '))
        .replaceAll(name, '*')
        .split(/(?<=[.?!])\s+/)
      return {
        firstParagraph: html.split('</p>')[0],
        /** The number of words of each sentence. */
        sentences: new Map(sentences.map((sentence) => [sentence, sentence.split(' ').length])),
      }
    })
    expect(new Set(texts.map(({ firstParagraph }) => firstParagraph)).size).toBe(texts.length)
    type WordCounts = Map<string, number>
    const sumWords = (sentences: WordCounts) => [...sentences.values()].reduce((sum, words) => sum + words, 0)
    /** Computes which share of the shorter text stands in the other text too. */
    const computeShareInCommon = (one: WordCounts, other: WordCounts) => {
      const sharedSentences = new Map([...one].filter(([sentence]) => other.has(sentence)))
      return sumWords(sharedSentences) / Math.min(sumWords(one), sumWords(other))
    }
    const shares = texts.flatMap((text, index) =>
      texts.slice(0, index).map((earlierText) => computeShareInCommon(text.sentences, earlierText.sentences)),
    )
    expect(Math.max(...shares)).toBeLessThan(MAX_SHARE_IN_COMMON_OF_TWO_PAGES)
    const meanShare = shares.reduce((sum, share) => sum + share, 0) / shares.length
    expect(meanShare).toBeLessThan(MAX_MEAN_SHARE_IN_COMMON)
  })
})
