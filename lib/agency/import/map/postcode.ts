import { parse, validOutcode } from 'postcode'
import { RowRefused } from '../errors'
import { quote, type ReadCell } from './cells'

/** More than any postcode has. Limits the work on a text that belongs to another column. */
const MAX_CHARACTERS = 12
/** The length of the end of an address in which a postcode is searched. */
const END_CHARACTERS = 40

export interface PostcodeParts {
  /** 'CM8 2AB', or only the district. */
  postcode: string
  district: string
  sector: string | null
}

/** Postcode areas outside the United Kingdom, whose codes look like any other. */
const CROWN_DEPENDENCIES = new Map(
  Object.entries<string>({ IM: 'the Isle of Man', JE: 'Jersey', GY: 'Guernsey' }),
)

/** Parses a whole postcode or only a district. */
function parseText(text: string): PostcodeParts | null {
  const plain = text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, MAX_CHARACTERS)
  const parsed = parse(plain)
  if (parsed.valid) return { postcode: parsed.postcode, district: parsed.outcode, sector: parsed.sector }
  return validOutcode(plain) ? { postcode: plain, district: plain, sector: null } : null
}

/** Parses the postcode at the end of an address line: 'High Street, Witham CM8 2AB' or '…, CM8'. */
function parseEndOf(text: string): PostcodeParts | null {
  const match = /(?:^|[\s,])([A-Z]{1,2}\d[A-Z\d]?)(?:[\s,]+(\d[A-Z]{2}))?\s*$/i.exec(text)
  return match ? parseText(`${match[1]}${match[2] ?? ''}`) : null
}

/** @throws RowRefused for a postcode that is missing, invalid or outside the United Kingdom */
export function readPostcode(readCell: ReadCell): PostcodeParts {
  const firstPart = readCell('POSTCODE1') || readCell('ZIPCODE')
  const secondPart = readCell('POSTCODE2')
  const statedPostcode = `${firstPart} ${secondPart}`.trim()
  const postcode = statedPostcode
    ? (parseText(statedPostcode) ?? parseText(firstPart) ?? parseText(secondPart))
    : (parseEndOf(readCell('DISPLAY_ADDRESS').slice(-END_CHARACTERS)) ??
      parseEndOf(readCell('TOWN').slice(-END_CHARACTERS)))
  if (!postcode)
    throw new RowRefused(
      statedPostcode
        ? `POSTCODE ${quote(statedPostcode)} is not a postcode`
        : 'POSTCODE1 is blank, and the address ends in no postcode',
    )
  const dependency = CROWN_DEPENDENCIES.get(/^[A-Z]+/.exec(postcode.district)![0])
  if (dependency) throw new RowRefused(`${postcode.postcode} is on ${dependency}, outside the United Kingdom`)
  return postcode
}
