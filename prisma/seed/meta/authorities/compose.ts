import { DEFAULT_BRAND_NAME } from '../../../../lib/config/brand'
import { priceTexts } from '../../../../lib/config/price-texts'
import { routes } from '../../../../lib/config/routes'
import { findAuthority, type LocalAuthority } from '../../../../lib/places/local-authorities'
import { BRAND_PLACEHOLDER } from '../../../../lib/format/brand-name'
import { slugify } from '../../../../lib/format/slug'
import { addPreposition, insertPlaceName } from '../../../../lib/places/place-grammar'
import type { SiteMetaRow } from '../../rows'
import { addBrand } from '../heads'
import { MAX_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS, pageHead } from '../page-head'
import { always, letting, openings, questions, selling, type PlaceKind } from './advice'

/** A place of the tables: each line is `name|kind|what is true of it`. */
interface AuthorityEntry {
  authority: LocalAuthority
  kind: PlaceKind
  words: string
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

/** Hashes a text by FNV-1a, so that each choice of a page is random but the same on every run. */
const hashText = (words: string): number =>
  [...words].reduce(
    (sum, sign) => Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 16_777_619) >>> 0,
    2_166_136_261,
  ) >>> 7

const pick = (from: readonly string[], at: number): string => from[at % from.length] ?? ''

/** Chooses four questions of buyers: those about topics of the place's text, then general ones. */
function chooseQuestions({ authority: { slug }, words }: AuthorityEntry): string[] {
  const own = questions.flatMap(({ about, ask }, matter) =>
    about.test(words) ? [pick(ask, hashText(`${slug} asks ${matter}`))] : [],
  )
  const first = hashText(`${slug} always`)
  return [...own.slice(0, 4), ...always.map((_, index) => pick(always, first + index))].slice(0, 4)
}

/** `at` is the place's index in its table, so that neighbours in the table get different openings. */
function authorityHtml(known: AuthorityEntry, at: number): string {
  const {
    authority: { name, nation, slug },
    kind,
    words,
  } = known
  const one = (from: readonly string[], matter: string) => pick(from, hashText(`${slug} ${matter}`))
  return `<p>${words}</p>
<h2>Selling a home ${addPreposition(name)}</h2>
<p>${insertPlaceName(pick(openings[kind], at), name)} ${one(selling[nation], 'selling')}</p>
<h3>What buyers will ask</h3>
<ul>
${chooseQuestions(known)
  .map((line) => `<li>${line}</li>`)
  .join('\n')}
</ul>
<p>${one(offers, 'offer')}</p>
<h2>Letting ${addPreposition(name)}</h2>
<p>${one(letting[nation], 'letting')} ${one(lettingFees, 'letting fee')}</p>`
}

function authorityHead({ name, slug, places }: LocalAuthority): SiteMetaRow {
  const [first, second] = places.map((place) => place.name).filter((place) => place !== name)
  const between = first && second ? `, from ${first} to ${second}` : first ? `, ${first} included` : ''
  const descriptions = [
    `Sell or let ${addPreposition(name)}${between}: flat fees including VAT, what buyers ask there, and our homes and typical prices today.`,
    `Sell or let ${addPreposition(name)}: flat fees including VAT, what buyers ask there, and our homes and typical prices today.`,
  ]
  const title = addBrand(`Estate agents in ${name}`)
  return pageHead(
    `estate-agents-in-${slug}-meta`,
    title.replace(BRAND_PLACEHOLDER, DEFAULT_BRAND_NAME).length <= MAX_TITLE_CHARACTERS
      ? title
      : `Estate agents: ${name}`,
    descriptions.find((text) => text.length <= MAX_DESCRIPTION_CHARACTERS) ?? descriptions[1]!,
    'sell',
  )
}

/** Creates the content and head of each place of a table (EA-01, META-14). */
export const authorityRows = (table: string): SiteMetaRow[] =>
  table
    .trim()
    .split('\n')
    .flatMap((line, at) => {
      const [name = '', kind = '', words = ''] = line.split('|')
      const authority = findAuthority(slugify(name))
      if (!authority || !Object.hasOwn(openings, kind))
        throw new Error(`'${name}' is no authority with a page, or '${kind}' no kind of place`)
      return [
        {
          attr: `estateagent-${authority.slug}`,
          val: authorityHtml({ authority, kind: kind as PlaceKind, words }, at),
        },
        authorityHead(authority),
      ]
    })
