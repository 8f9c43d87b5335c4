import { DEFAULT_BRAND_NAME } from '../../../../lib/config/brand'
import { priceTexts } from '../../../../lib/config/price-texts'
import { routes } from '../../../../lib/config/routes'
import { findAuthority, type LocalAuthority } from '../../../../lib/places/local-authorities'
import { BRAND_PLACEHOLDER } from '../../../../lib/format/brand-name'
import { slugify } from '../../../../lib/format/slug'
import { addPreposition, insertPlaceName } from '../../../../lib/places/place-grammar'
import { hashText } from '../../random'
import type { SiteMetaRow } from '../../rows'
import { addBrand } from '../heads'
import { MAX_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS, createPageHead } from '../page-head'
import {
  listGeneralQuestions,
  lettingByNation,
  openings,
  sellingByNation,
  topicQuestions,
  type PlaceKind,
} from './advice'

/** A local authority of the tables. Each line of a table is `name|kind|text about the place`. */
interface AuthorityEntry {
  authority: LocalAuthority
  kind: PlaceKind
  text: string
}

const offers: readonly string[] = [
  `You list for ${priceTexts.sellPayNow} now, or pay ${priceTexts.sellOnCompletion} when it is sold, VAT included, and show the home yourself.`,
  `Selling costs ${priceTexts.sellPayNow} in advance or ${priceTexts.sellOnCompletion} on completion. Both prices include VAT and the identity checks.`,
  `The fee is flat: ${priceTexts.sellPayNow} with the order, or ${priceTexts.sellOnCompletion} if and when the sale completes, VAT included in either.`,
  `The fee is the same at any price: ${priceTexts.sellPayNow} up front or ${priceTexts.sellOnCompletion} on completion, VAT included.`,
]
const lettingFees: readonly string[] = [
  `Finding a tenant costs ${priceTexts.letFindTenant} including VAT; management, if you want it, is ${priceTexts.management}.`,
  `We find a tenant for ${priceTexts.letFindTenant} including VAT. <a href="${routes.propertyManagement}">Management</a> is ${priceTexts.management}.`,
  `A landlord pays ${priceTexts.letFindTenant} including VAT to find a tenant, and ${priceTexts.referencing} for each reference.`,
]

/**
 * Returns an index that looks random, but is always the same for the same text. The lowest bits of the hash are
 * dropped, because they are the least random.
 */
const toIndex = (text: string): number => hashText(text) >>> 7

/** Picks a text by an index. Indexes beyond the last text start again at the first. */
const pick = (texts: readonly string[], index: number): string => texts[index % texts.length] ?? ''

const QUESTIONS_PER_PLACE = 4

/** Chooses questions that buyers ask: first those on the topics of the place's text, and then general ones. */
function chooseQuestions({ authority: { slug, nation }, text }: AuthorityEntry): string[] {
  const chosenTopicQuestions = topicQuestions.flatMap(({ pattern, variants, scottishVariants }, topic) => {
    if (!pattern.test(text)) return []
    const nationalVariants = nation === 'scotland' ? (scottishVariants ?? variants) : variants
    return [pick(nationalVariants, toIndex(`${slug} asks ${topic}`))]
  })
  const generalQuestions = listGeneralQuestions(nation)
  const firstGeneral = toIndex(`${slug} always`)
  const rotatedGeneralQuestions = generalQuestions.map((_, index) =>
    pick(generalQuestions, firstGeneral + index),
  )
  return [...chosenTopicQuestions, ...rotatedGeneralQuestions].slice(0, QUESTIONS_PER_PLACE)
}

/** @param index the place's index in its table, so that neighbours in the table get different openings */
function composeAuthorityHtml(entry: AuthorityEntry, index: number): string {
  const {
    authority: { name, nation, slug },
    kind,
    text,
  } = entry
  const pickFor = (topic: string, texts: readonly string[]) => pick(texts, toIndex(`${slug} ${topic}`))
  return `<p>${text}</p>
<h2>Selling a home ${addPreposition(name)}</h2>
<p>${insertPlaceName(pick(openings[kind], index), name)} ${pickFor('selling', sellingByNation[nation])}</p>
<h3>What buyers will ask</h3>
<ul>
${chooseQuestions(entry)
  .map((line) => `<li>${line}</li>`)
  .join('\n')}
</ul>
<p>${pickFor('offer', offers)}</p>
<h2>Letting ${addPreposition(name)}</h2>
<p>${pickFor('letting', lettingByNation[nation])} ${pickFor('letting fee', lettingFees)}</p>`
}

/** For example ', from Leigh-on-Sea to Shoeburyness'. */
function namePlacesWithin({ name, places }: LocalAuthority): string {
  const [first, second] = places.map((place) => place.name).filter((place) => place !== name)
  if (first && second) return `, from ${first} to ${second}`
  return first ? `, ${first} included` : ''
}

function createAuthorityHead(authority: LocalAuthority): SiteMetaRow {
  const { name, slug } = authority
  const descriptions = [
    `Sell or let ${addPreposition(name)}${namePlacesWithin(authority)}: flat fees including VAT, what buyers ask there, and our homes and typical prices today.`,
    `Sell or let ${addPreposition(name)}: flat fees including VAT, what buyers ask there, and our homes and typical prices today.`,
  ]
  const title = addBrand(`Estate agents in ${name}`)
  return createPageHead(
    `estate-agents-in-${slug}-meta`,
    title.replace(BRAND_PLACEHOLDER, DEFAULT_BRAND_NAME).length <= MAX_TITLE_CHARACTERS
      ? title
      : `Estate agents: ${name}`,
    descriptions.find((text) => text.length <= MAX_DESCRIPTION_CHARACTERS) ?? descriptions[1]!,
    'sell',
  )
}

/** Creates the content and the page head of each authority of a table (EA-01, META-14). */
export const createAuthorityRows = (table: string): SiteMetaRow[] =>
  table
    .trim()
    .split('\n')
    .flatMap((line, index) => {
      const [name = '', kind = '', text = ''] = line.split('|')
      const authority = findAuthority(slugify(name))
      if (!authority || !Object.hasOwn(openings, kind))
        throw new Error(`'${name}' is no authority with a page, or '${kind}' no kind of place`)
      return [
        {
          attr: `estateagent-${authority.slug}`,
          val: composeAuthorityHtml({ authority, kind: kind as PlaceKind, text }, index),
        },
        createAuthorityHead(authority),
      ]
    })
