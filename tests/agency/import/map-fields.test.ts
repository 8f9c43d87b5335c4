import { describe, expect, it } from 'vitest'
import { readPictures } from '../../../lib/agency/import/map/pictures'
import { readLet, readSale } from './rows'

/** Descriptions, features, types, statuses and facts of BLM rows (domain B1, B3, B4, C1). */
describe('descriptions', () => {
  it('keep b, u, i, p, br and lists, and lose scripts, event handlers, pictures and links', async () => {
    const { listing } = await readSale({
      DESCRIPTION:
        '<p onclick="x()">A <b>bold</b> <u>house</u><br><script>alert(1)</script><img src=x onerror=alert(1)></p><ul><li>One</li></ul><a href="javascript:x">go</a>',
    })
    expect(listing.description).toBe('<p>A <b>bold</b> <u>house</u><br /></p><ul><li>One</li></ul>go')
  })
  it('without markup become paragraphs, with their line breaks', async () => {
    const { listing } = await readSale({ DESCRIPTION: "Hall\r\n14'2 x 6'1\r\n\r\nLounge & dining" })
    expect(listing.description).toBe("<p>Hall<br />14'2 x 6'1</p><p>Lounge &amp; dining</p>")
  })
  it('keep a declaration of personal interest (Estate Agents Act 1979, s.21)', async () => {
    const declaration = 'we declare that the seller of this property is related to an employee of the company'
    expect(
      (await readSale({ DESCRIPTION: `<i>Section 21: ${declaration}.</i> A house.` })).listing.description,
    ).toContain(declaration)
  })
  it('are cut at the format’s greatest length, and keep complete markup', async () => {
    const { listing, warnings } = await readSale({ DESCRIPTION: `<p><b>${'word '.repeat(8_000)}</b></p>` })
    expect(listing.description.endsWith('</b></p>')).toBe(true)
    expect(warnings).toEqual(['DESCRIPTION is cut at 32,768 characters'])
  })
  it('lose control characters, and have the replacement character for half a surrogate pair', async () => {
    const { listing } = await readSale({
      DESCRIPTION: 'A\u0000 house \ud83d\u0007',
      SUMMARY: 'A\u0000 house',
    })
    expect(listing.description).toBe('<p>A house \ufffd</p>')
    expect(listing.summary).toBe('A house')
  })
})

describe('summaries and features', () => {
  it('have neither markup nor entities', async () => {
    const { listing } = await readSale({
      SUMMARY: 'A <b>fine</b> house &ndash; &pound;10 &amp; more',
      FEATURE1: '• <i>Two</i> baths',
      FEATURE2: 'No onward chain',
      FEATURE4: '',
    })
    expect(listing.summary).toBe('A fine house – £10 & more')
    expect(listing.features).toEqual(['Two baths', 'No onward chain'])
    expect(listing.chainFree).toBe(true)
  })
  it('come from the description if SUMMARY is blank', async () => {
    const { listing } = await readSale({ SUMMARY: '', DESCRIPTION: `<p>${'long words '.repeat(60)}</p>` })
    expect(listing.summary.length).toBeLessThanOrEqual(300)
    expect(listing.summary.endsWith('…')).toBe(true)
  })
})

describe('parking, garden and pets', () => {
  const readFacts = async (readRow: typeof readSale, features: string[]) => {
    const row = Object.fromEntries(features.map((feature, index) => [`FEATURE${index + 1}`, feature]))
    const { listing } = await readRow(row)
    const keys = ['parking', 'garden', 'pets']
    return listing.facts.filter(({ key }) => keys.includes(key)).map(({ value }) => value)
  }
  it('are facts with the text of the feature that states them', async () => {
    const features = ['Two bathrooms', 'Driveway for two cars', 'South-facing garden', 'Pets considered']
    expect(await readFacts(readSale, features)).toEqual(['Driveway for two cars', 'South-facing garden'])
    expect(await readFacts(readLet, features)).toEqual([
      'Driveway for two cars',
      'South-facing garden',
      'Pets considered',
    ])
  })
  it('are not facts if the feature is about something near the home', async () => {
    expect(
      await readFacts(readSale, [
        'Close to Covent Garden',
        'Garden centre at the corner',
        'Public parking nearby',
        'Carpets',
      ]),
    ).toEqual([])
  })
})

describe('types (REFINE-09)', () => {
  it.each([
    ['1', 'terraced'],
    ['2', 'end-of-terrace'],
    ['4', 'detached-house'],
    ['7', 'ground-floor-flat'],
    ['9', 'studio-flat'],
    ['11', 'maisonette'],
    ['15', 'detached-bungalow'],
    ['50', 'park-home'],
    ['47', 'retirement-flat'],
    ['80', 'restaurant'],
    ['110', 'land'],
    ['178', 'office'],
    ['196', 'garage'],
    ['003', 'semi-detached-house'],
  ])('PROP_SUB_ID %s is %s', async (id, type) => {
    const { listing, warnings } = await readSale({ PROP_SUB_ID: id })
    expect(listing.home.type).toBe(type)
    expect(warnings).toEqual([])
  })
  it('without a counterpart on this site are replaced by the nearest type, with a warning', async () => {
    expect((await readSale({ PROP_SUB_ID: '43' })).warnings).toEqual([
      'PROP_SUB_ID 43 (barn conversion) is shown as the nearest type, detached-house',
    ])
    const cottage = await readSale({ PROP_SUB_ID: '23', SUMMARY: 'A terraced cottage.', DESCRIPTION: '' })
    expect(cottage.listing.home.type).toBe('terraced')
  })
  it('are read from the summary for an undefined code such as 19', async () => {
    const { listing, warnings } = await readSale({
      PROP_SUB_ID: '19',
      SUMMARY: 'A terraced house.',
      DESCRIPTION: '',
    })
    expect(listing.home.type).toBe('terraced')
    expect(warnings).toContain(
      "PROP_SUB_ID '19' is not of the format; the home is shown as terraced: please check",
    )
  })
  it('become terraced if a letting is an end of terrace (REFINE-10)', async () => {
    expect((await readLet({ PROP_SUB_ID: '2' })).listing.home.type).toBe('terraced')
  })
})

describe('statuses', () => {
  it.each([
    ['0', 'available'],
    ['1', 'sold_subject_to_contract'],
    ['2', 'sold_subject_to_contract'],
    ['3', 'under_offer'],
    ['4', 'under_offer'],
  ])('of a sale: STATUS_ID %s is %s', async (id, status) => {
    expect((await readSale({ STATUS_ID: id })).listing.status).toBe(status)
  })
  it.each([
    ['0', 'available'],
    ['3', 'reserved'],
    ['4', 'reserved'],
    ['5', 'let_agreed'],
  ])('of a letting: STATUS_ID %s is %s', async (id, status) => {
    expect((await readLet({ STATUS_ID: id })).listing.status).toBe(status)
  })
  it('are refused if a sale or a letting cannot have them', async () => {
    await expect(readSale({ STATUS_ID: '5' })).rejects.toThrow("STATUS_ID '5' is no status of a sale")
    await expect(readLet({ STATUS_ID: '1' })).rejects.toThrow("STATUS_ID '1' is no status of a letting")
    await expect(readSale({ TRANS_TYPE_ID: '3' })).rejects.toThrow("TRANS_TYPE_ID '3' is neither")
  })
  it('are published if PUBLISHED_FLAG is blank, and not if it is 0 or unreadable', async () => {
    expect((await readSale({ PUBLISHED_FLAG: '0' })).listing.isPublished).toBe(false)
    expect((await readSale({ PUBLISHED_FLAG: '' })).listing.isPublished).toBe(true)
    expect((await readSale({ PUBLISHED_FLAG: 'perhaps' })).listing.isPublished).toBe(false)
  })
})

describe('an advertisement that the law forbids', () => {
  it('is refused if a letting invites offers above the rent', async () => {
    await expect(readLet({ DESCRIPTION: 'Best and final offers by Friday.' })).rejects.toThrow('s.56')
    await expect(readSale({ DESCRIPTION: 'Best and final offers by Friday.' })).resolves.toBeDefined()
  })
  it('is refused if a letting excludes tenants with children or on benefits', async () => {
    await expect(readLet({ SUMMARY: 'Sorry, no DSS.' })).rejects.toThrow('ss.33–34')
    await expect(readLet({ FEATURE1: 'No children' })).rejects.toThrow('ss.33–34')
    await expect(readLet({ DESCRIPTION: 'There is no children’s play area.' })).resolves.toBeDefined()
  })
  it('is imported with a warning if it is only doubtful', async () => {
    expect((await readLet({ FEATURE1: 'No pets' })).warnings).toHaveLength(1)
  })
  it('is imported with a warning if it gives contact details, which are forbidden only to owners', async () => {
    const { warnings } = await readSale({ DESCRIPTION: 'Call us on 01632 960123.' })
    expect(warnings).toEqual([expect.stringContaining("it says '01632 960123'")])
  })
})

describe('facts', () => {
  it('of a sale contain tenure, lease, charges, council tax and energy rating', async () => {
    const { listing } = await readSale({
      TENURE_TYPE_ID: '2',
      TENURE_UNEXPIRED_YEARS: '112',
      ANNUAL_GROUND_RENT: '£250',
      ANNUAL_SERVICE_CHARGE: '1,450.40',
      COUNCIL_TAX_BAND: 'Band C',
      EPC_RATING: 'd',
    })
    expect(Object.fromEntries(listing.facts.map(({ key, value }) => [key, value]))).toEqual({
      tenure: 'Leasehold',
      lease_years: '112',
      ground_rent: '250',
      service_charge: '1450',
      council_tax_band: 'C',
      epc_rating: 'D',
    })
  })
  it('have the smallest floor area in square feet, or the largest if the smallest is 0', async () => {
    // The unit 2 is square metres: 1,000 m² are 10,764 square feet, and 90 m² are 969.
    const sizes = { MIN_SIZE_ENTERED: '0', MAX_SIZE_ENTERED: '1,000', AREA_SIZE_UNIT_ID: '02' }
    expect((await readSale(sizes)).listing.home.floorAreaSqFt).toBe(10_764)
    expect((await readSale({ ...sizes, MIN_SIZE_ENTERED: '90' })).listing.home.floorAreaSqFt).toBe(969)
    expect((await readSale({ ...sizes, MAX_SIZE_ENTERED: '0' })).listing.home.floorAreaSqFt).toBeNull()
  })
  it('of a letting contain furnishing and bills', async () => {
    const { listing } = await readLet({
      LET_FURN_ID: '01',
      LET_BILL_INC_WATER: 'Y',
      // The BLM format spells it so.
      LET_BILL_INC_TV_LICIENCE: '1',
      LET_BILL_INC_GAS: 'N',
      LET_DATE_AVAILABLE: '2026-12-01 00:00:00',
    })
    expect(listing.facts).toEqual([
      { key: 'furnishing', value: 'Part furnished' },
      { key: 'bills', value: 'The rent includes water, TV licence' },
    ])
    expect(listing.availableFrom).toBe('2026-12-01')
  })
})

describe('pictures', () => {
  it('are listed once for a column that the definition names twice', () => {
    const cells = new Map([
      ['MEDIA_IMAGE_00', 'a.jpg'],
      ['MEDIA_IMAGE_TEXT_00', 'Hall'],
    ])
    const columns = ['MEDIA_IMAGE_00', 'MEDIA_IMAGE_TEXT_00', 'MEDIA_IMAGE_00']
    expect(readPictures((column) => cells.get(column) ?? '', columns)).toEqual([
      { kind: 'image', name: 'a.jpg', caption: 'Hall' },
    ])
  })
})
