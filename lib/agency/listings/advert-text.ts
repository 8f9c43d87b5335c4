import type { ListingKind } from '../../domain/listing-kind'
import type { Nation } from '../../domain/nation'

/** What an advertisement must not say, found in its words. */
export interface AdvertFault {
  /** `unlawful` keeps an advertisement from being published; `doubtful` is told to whoever publishes it. */
  grade: 'unlawful' | 'doubtful'
  words: string
  why: string
}

interface Rule {
  pattern: RegExp
  grade: AdvertFault['grade']
  why: string
  nations: readonly Nation[]
}

const ENGLAND: readonly Nation[] = ['england']
/** The Act's rules on shutting tenants out were extended to Wales and Scotland. */
const GREAT_BRITAIN: readonly Nation[] = ['england', 'wales', 'scotland']

const NOT_MORE = 'the advertisement invites offers above the rent (Renters’ Rights Act 2025, s.56)'
const NOT_SHUT_OUT =
  'the advertisement shuts out tenants with children or on benefits (Renters’ Rights Act 2025, ss.33–34)'
const FEES = 'the advertisement asks a tenant for a fee that is not permitted (Tenant Fees Act 2019, s.1)'

/** Lettings of homes alone: an asking price of a sale may be bid above, and premises are let to businesses. */
const LETTING_RULES: readonly Rule[] = [
  {
    pattern: /\boffers? (?:over|above|in excess of|in the region of|invited|from)\b|\bo\.?i\.?e\.?o\b/i,
    grade: 'unlawful',
    why: NOT_MORE,
    nations: ENGLAND,
  },
  {
    pattern: /\bbest (?:and|&) final\b|\bsealed bids?\b|\bhighest (?:bid|offer)|\bbidding war\b/i,
    grade: 'unlawful',
    why: NOT_MORE,
    nations: ENGLAND,
  },
  {
    pattern:
      /\b(?:no|not) (?:dss|d\.s\.s\.?|housing benefits?|benefits? (?:claimants?|tenants?)|universal credit|lha)\b/i,
    grade: 'unlawful',
    why: NOT_SHUT_OUT,
    nations: GREAT_BRITAIN,
  },
  {
    pattern: /\bno (?:children|kids|babies|families)\b(?!['’])/i,
    grade: 'unlawful',
    why: NOT_SHUT_OUT,
    nations: GREAT_BRITAIN,
  },
  {
    pattern: /\b(?:working |employed )?(?:professionals?|workers|employed (?:people|tenants?)) only\b/i,
    grade: 'doubtful',
    why: 'it may shut out tenants on benefits (Renters’ Rights Act 2025, s.34)',
    nations: GREAT_BRITAIN,
  },
  {
    pattern: /\bno (?:pets|dogs|cats|animals)\b/i,
    grade: 'doubtful',
    why: 'a tenant may ask for a pet, and is not refused without a reason (Renters’ Rights Act 2025)',
    nations: ENGLAND,
  },
  {
    pattern:
      /(?<!\bno )\b(?:admin(?:istration)?|referenc(?:e|ing)|inventory|check[- ]?in|check[- ]?out|renewal|guarantor) fees? (?:appl|of|is|are|£|payable)/i,
    grade: 'doubtful',
    why: FEES,
    nations: ENGLAND,
  },
]

/**
 * Faults in the words of a letting's advertisement (domain B2, B3).
 * @param text plain words, without markup
 */
export function advertFaults(
  text: string,
  { kind, nation, isHome }: { kind: ListingKind; nation: Nation; isHome: boolean },
): AdvertFault[] {
  if (kind === 'sale' || !isHome) return []
  return LETTING_RULES.flatMap(({ pattern, grade, why, nations }) => {
    const found = nations.includes(nation) ? pattern.exec(text) : null
    return found ? [{ grade, why, words: found[0] }] : []
  })
}
