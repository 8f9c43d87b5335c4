import { parse, validOutcode } from 'postcode'
import { RowRefused } from '../errors'
import { quote, type ReadCell } from './cells'

/** More characters than a postcode has. The limit saves work when the column holds some other, long text. */
const MAX_CHARACTERS = 12
/** A postcode is searched only in the last 40 characters of an address, which saves work on a long text. */
const END_CHARACTERS = 40
/** The postcode at the end of a text: 'Witham CM8 2AB', or only its district, 'Witham, CM8'. */
const POSTCODE_AT_END = /(?:^|[\s,])(?<outcode>[A-Z]{1,2}\d[A-Z\d]?)(?:[\s,]+(?<incode>\d[A-Z]{2}))?\s*$/i

export interface PostcodeParts {
  /** 'CM8 2AB', or only the district: 'CM8'. */
  postcode: string
  district: string
  sector: string | null
}

/** Postcode areas that belong to the British system, but not to the United Kingdom. */
const CROWN_DEPENDENCIES = new Map(
  Object.entries<string>({ IM: 'the Isle of Man', JE: 'Jersey', GY: 'Guernsey' }),
)

/** Parses a whole postcode or only a district. */
function parsePostcode(text: string): PostcodeParts | null {
  const normalised = text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, MAX_CHARACTERS)
  const parsed = parse(normalised)
  if (parsed.valid) return { postcode: parsed.postcode, district: parsed.outcode, sector: parsed.sector }
  return validOutcode(normalised) ? { postcode: normalised, district: normalised, sector: null } : null
}

function parsePostcodeAtEnd(text: string): PostcodeParts | null {
  const { outcode, incode } = POSTCODE_AT_END.exec(text.slice(-END_CHARACTERS))?.groups ?? {}
  return outcode ? parsePostcode(`${outcode}${incode ?? ''}`) : null
}

/** Reads the postcode from its columns or the end of the address. @throws RowRefused if missing, invalid or abroad */
export function readPostcode(readCell: ReadCell): PostcodeParts {
  const outcode = readCell('POSTCODE1') || readCell('ZIPCODE')
  const incode = readCell('POSTCODE2')
  const statedPostcode = `${outcode} ${incode}`.trim()
  const postcode = statedPostcode
    ? // Some exports write the whole postcode into one of the two columns.
      (parsePostcode(statedPostcode) ?? parsePostcode(outcode) ?? parsePostcode(incode))
    : (parsePostcodeAtEnd(readCell('DISPLAY_ADDRESS')) ?? parsePostcodeAtEnd(readCell('TOWN')))
  if (!postcode)
    throw new RowRefused(
      statedPostcode
        ? `POSTCODE ${quote(statedPostcode)} is not a postcode`
        : 'POSTCODE1 is blank, and the address ends in no postcode',
    )
  const [area] = /^[A-Z]+/.exec(postcode.district)!
  const dependency = CROWN_DEPENDENCIES.get(area)
  if (dependency) throw new RowRefused(`${postcode.postcode} is on ${dependency}, outside the United Kingdom`)
  return postcode
}
