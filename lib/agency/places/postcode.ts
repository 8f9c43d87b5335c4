import { POSTCODE_DISTRICTS, type District } from './gazetteer'

/** A postcode or the first part of one: { area: 'CM', district: 'CM8', sector: 'CM8 2', unit: 'CM8 2AB' }. */
export type Postcode = { area: string; district?: string; sector?: string; unit?: string }

/** Longer than any postcode with spaces. A longer text is rejected before any pattern is matched. */
const MAX_CHARACTERS = 12
/** 'CM82AB' as district, digit and letters, which are never C, I, K, M, O or V (BS 7666). */
const UNIT = /^([A-Z]{1,2}[0-9][A-Z0-9]?)([0-9])([ABD-HJLNP-UW-Z]{2})$/
/** The letter O typed for the digit 0, as in 'SO14 OAA'. */
const LETTER_FOR_ZERO = /O(?=[A-Z]{2}$)/
/** 'CM8', 'EC1A'. */
const DISTRICT = /^([A-Z]{1,2})([0-9][A-Z0-9]?)$/
/** 'CM82', or 'CM82A' of a postcode that is still being typed. */
const SECTOR = /^([A-Z]{1,2}[0-9][A-Z0-9]?)([0-9])[A-Z]?$/

/** The 124 postcode areas, each with its first district, whose post town is the area's. */
export const POSTCODE_AREAS: ReadonlyMap<string, District> = new Map(
  // Reversed, so that the first district of an area overwrites the others.
  [...POSTCODE_DISTRICTS.values()].reverse().map((district) => [district.area, district]),
)

const parseArea = (code: string): string => /^[A-Z]+/.exec(code)?.[0] ?? ''

/** Returns the district of a code. EC1A is found under EC1. */
export const findDistrict = (code: string): District | undefined =>
  POSTCODE_DISTRICTS.get(code) ?? POSTCODE_DISTRICTS.get(code.replace(/(?<=[0-9])[A-Z]$/, ''))

/** Returns the district of a postcode, or the first district of its area if its own is not in the tables. */
export const findDistrictOrFirstOfArea = ({ district, area }: Postcode): District | undefined =>
  findDistrict(district ?? '') ?? POSTCODE_AREAS.get(area)

/**
 * Parses 'CM8 2AB', 'cm82ab', 'cm8-2ab', 'CM8 2', 'CM8', 'CM' and 'EC1A' (D-78). A code without a space is read as a
 * district if that district exists: 'CM11' is a district, and 'CM82' is the sector CM8 2.
 */
export function parsePostcode(text: string): Postcode | null {
  const trimmed = text.replace(/-/g, ' ').trim()
  if (trimmed.length > MAX_CHARACTERS || !/^[A-Za-z]{1,2}[A-Za-z0-9 ]*$/.test(trimmed)) return null
  const codeParts = trimmed
    .toUpperCase()
    .split(' ')
    .filter((word) => word !== '')
  if (codeParts.length > 2) return null
  const code = codeParts.join('')
  const area = parseArea(code)
  if (!POSTCODE_AREAS.has(area)) return null
  if (code === area) return codeParts.length === 1 ? { area } : null
  const unit = UNIT.exec(code) ?? UNIT.exec(code.replace(LETTER_FOR_ZERO, '0'))
  if (unit !== null) {
    const [, district = '', digit = '', letters = ''] = unit
    const isSplitCorrectly = codeParts.length === 1 || codeParts[0] === district
    return isSplitCorrectly
      ? { area, district, sector: `${district} ${digit}`, unit: `${district} ${digit}${letters}` }
      : null
  }
  const isOneWord = codeParts.length === 1
  if (isOneWord && DISTRICT.test(code) && findDistrict(code) !== undefined) return { area, district: code }
  const sector = SECTOR.exec(code)
  if (sector !== null) {
    const [, district = '', digit = ''] = sector
    const isSplitCorrectly = isOneWord ? POSTCODE_DISTRICTS.has(district) : codeParts[0] === district
    if (isSplitCorrectly) return { area, district, sector: `${district} ${digit}` }
  }
  return isOneWord && DISTRICT.test(code) ? { area, district: code } : null
}
