import { findEmailAndPhoneNumber } from './contact-details'
import type { ListingKind } from './listing-kind'
import type { Nation } from './nation'
import { RENT_IN_ADVANCE } from './rent-terms'

export interface AdvertFault {
  /** `unlawful` prevents publishing, `unwanted` prevents it for owners but not for an agent's import, `doubtful` warns. */
  grade: 'unlawful' | 'unwanted' | 'doubtful'
  /** The words of the advertisement that break the rule. */
  words: string
  /** A clause that states the rule and its law, without a capital. */
  why: string
}

interface Rule {
  pattern: RegExp
  grade: AdvertFault['grade']
  why: string
  nations: readonly Nation[]
}

/** For the rules on bids, pets and fees. The other nations have acts of their own, which are not checked here. */
const ENGLAND: readonly Nation[] = ['england']
/** The Renters’ Rights Act extends its rules against discrimination to Wales and Scotland. */
const GREAT_BRITAIN: readonly Nation[] = ['england', 'wales', 'scotland']

const INVITES_BIDS = 'the advertisement invites offers above the rent (Renters’ Rights Act 2025, s.56)'
const DISCRIMINATES =
  'the advertisement shuts out tenants with children or on benefits (Renters’ Rights Act 2025, ss.33–34)'
const ASKS_FEE = 'the advertisement asks a tenant for a fee that is not permitted (Tenant Fees Act 2019, s.1)'

/** Excludes words that the sentence denies up to 40 characters before: 'we do not ask for six months in advance'. */
const NOT_DENIED = String.raw`(?<!\b(?:no|not|never|without)\b[^.!?\n]{0,40})`

/** The beginnings of units of area, length and age. */
const UNITS = 'sq|ft|feet|m2|m²|met|acre|hect|year'
/** The words after the months of a fixed term: 'twelve months minimum', 'six month let'. */
const AFTER_MONTHS = 'minimum|fixed|tenancy|let|lease|contract|agreement|ast'

const FORMER_FEES =
  'admin(?:istration)?|referenc(?:e|ing)|inventory|check[- ]?in|check[- ]?out|renewal|guarantor'

const RESIDENTIAL_LETTING_RULES: readonly Rule[] = [
  {
    // 'Offers over £1,200', but not 'the flat offers over 900 sq ft'.
    pattern: new RegExp(
      String.raw`\boffers? (?:over|above|in excess of|in the region of|invited|from)\b(?! ?[\d,.]+ ?(?:${UNITS}))`,
      'i',
    ),
    grade: 'unlawful',
    why: INVITES_BIDS,
    nations: ENGLAND,
  },
  {
    // 'OIEO' and 'o.i.e.o.' stand for 'offers in excess of'.
    pattern: /\bo\.?i\.?e\.?o\b/i,
    grade: 'unlawful',
    why: INVITES_BIDS,
    nations: ENGLAND,
  },
  {
    // 'Best and final offers', 'sealed bids', 'highest bid wins'.
    pattern: /\bbest (?:and|&) final\b|\bsealed bids?\b|\bhighest (?:bid|offer)|\bbidding war\b/i,
    grade: 'unlawful',
    why: INVITES_BIDS,
    nations: ENGLAND,
  },
  {
    // 'No DSS' (the former department that paid benefits), 'no benefit claimants', 'not LHA' (local housing allowance).
    pattern:
      /\b(?:no|not) (?:dss|d\.s\.s\.?|housing benefits?|benefits? (?:claimants?|tenants?)|universal credit|lha)\b/i,
    grade: 'unlawful',
    why: DISCRIMINATES,
    nations: GREAT_BRITAIN,
  },
  {
    // The lookahead lets 'no children’s play area' pass.
    pattern: /\bno (?:children|kids|babies|families)\b(?!['’])/i,
    grade: 'unlawful',
    why: DISCRIMINATES,
    nations: GREAT_BRITAIN,
  },
  {
    // 'Professionals only', 'working professionals only', 'employed tenants only'.
    pattern: /\b(?:working |employed )?(?:professionals?|workers|employed (?:people|tenants?)) only\b/i,
    grade: 'unwanted',
    why: 'it may shut out tenants on benefits (Renters’ Rights Act 2025, s.34)',
    nations: GREAT_BRITAIN,
  },
  {
    pattern: /\bno (?:pets|dogs|cats|animals)\b/i,
    grade: 'unwanted',
    why: 'a tenant may ask for a pet, and is not refused without a reason (Renters’ Rights Act 2025)',
    nations: ENGLAND,
  },
  {
    // 'Six months’ rent in advance', 'a year up front'. The lookbehind at the end lets 'a home for the years ahead' pass.
    pattern: new RegExp(`${NOT_DENIED}${RENT_IN_ADVANCE.source}(?<!ahead)`, 'i'),
    grade: 'unlawful',
    why: 'the advertisement asks for more than a month’s rent in advance (Renters’ Rights Act 2025, s.8)',
    nations: ENGLAND,
  },
  {
    // 'Minimum term of 12 months', 'six month tenancy', 'assured shorthold'.
    pattern: new RegExp(
      `${NOT_DENIED}\\b(?:${[
        '(?:fixed|minimum)[- ]term',
        'minimum (?:let|tenancy)',
        'assured shorthold',
        `(?:\\d+|six|twelve|eighteen)[- ]months?['’]? (?:${AFTER_MONTHS})`,
      ].join('|')})\\b`,
      'i',
    ),
    grade: 'unwanted',
    why: 'a private tenancy has no fixed or minimum term (Renters’ Rights Act 2025, s.1)',
    nations: ENGLAND,
  },
  {
    // 'Referencing fees apply', but not 'no admin fees are charged'. Doubtful, because the landlord may be the payer.
    pattern: new RegExp(`(?<!\\bno )\\b(?:${FORMER_FEES}) fees? (?:appl|of|is|are|£|payable)`, 'i'),
    grade: 'doubtful',
    why: ASKS_FEE,
    nations: ENGLAND,
  },
]

const GIVES_CONTACT_DETAILS =
  'an advertisement gives no telephone number and no email address; people write to you through this site'

/** Finds contact details in any advert, and forbidden words in adverts of homes to let (domain B2, B3). */
export function findAdvertFaults(
  text: string,
  { kind, nation, isResidential }: { kind: ListingKind; nation: Nation; isResidential: boolean },
): AdvertFault[] {
  const contactFaults = findEmailAndPhoneNumber(text).map((words): AdvertFault => ({
    grade: 'unwanted',
    why: GIVES_CONTACT_DETAILS,
    words,
  }))
  if (kind === 'sale' || !isResidential) return contactFaults
  const wordFaults = RESIDENTIAL_LETTING_RULES.flatMap(({ pattern, grade, why, nations }) => {
    const match = nations.includes(nation) ? pattern.exec(text) : null
    return match ? [{ grade, why, words: match[0] }] : []
  })
  return [...wordFaults, ...contactFaults]
}
