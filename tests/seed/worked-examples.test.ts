import { describe, expect, it } from 'vitest'
import type { Nation } from '../../lib/domain/nation'
import { formatPounds, formatPence } from '../../lib/format/money'
import { plainText } from '../../lib/html/sanitise'
import { computePurchaseTax } from '../../lib/tax/purchase-tax'
import type { Buyer } from '../../lib/tax/purchase'
import { getDepositCap, getHoldingDepositCap } from '../../lib/tenancy/deposit'
import { guides } from '../../prisma/seed/content/all-guides'
import { news } from '../../prisma/seed/content/all-news'
import { pageHtml } from './page-html'

/** Returns the text of an article. Spaces keep the figures of neighbouring cells apart. */
const readArticleText = (slug: string) =>
  plainText([...news, ...guides].find((item) => item.slug === slug)!.body.replaceAll('</td>', ' </td>'))

/** The purchases that articles work out. Each article must state the tax that the calculator computes (domain B9). */
const purchases: [slug: string, nation: Nation, buyer: Buyer, price: number][] = [
  ['stamp-duty-after-1-april-2025', 'england', 'home-mover', 300_000],
  ['stamp-duty-after-1-april-2025', 'england', 'home-mover', 450_000],
  ['stamp-duty-after-1-april-2025', 'england', 'first-time', 400_000],
  ['stamp-duty-after-1-april-2025', 'england', 'first-time', 500_000],
  ['stamp-duty-after-1-april-2025', 'england', 'first-time', 501_000],
  ['stamp-duty-after-1-april-2025', 'england', 'additional', 300_000],
  ['three-taxes-on-one-move', 'england', 'home-mover', 300_000],
  ['three-taxes-on-one-move', 'england', 'additional', 300_000],
  ['three-taxes-on-one-move', 'england', 'home-mover', 500_000],
  ['three-taxes-on-one-move', 'scotland', 'home-mover', 300_000],
  ['three-taxes-on-one-move', 'scotland', 'additional', 300_000],
  ['three-taxes-on-one-move', 'scotland', 'home-mover', 500_000],
  ['three-taxes-on-one-move', 'wales', 'home-mover', 300_000],
  ['three-taxes-on-one-move', 'wales', 'additional', 300_000],
  ['three-taxes-on-one-move', 'wales', 'home-mover', 500_000],
  ['three-taxes-on-one-move', 'scotland', 'first-time', 300_000],
  ['three-taxes-on-one-move', 'england', 'home-mover', 200_000],
  ['three-taxes-on-one-move', 'scotland', 'home-mover', 200_000],
  ['buying-in-scotland', 'scotland', 'home-mover', 300_000],
  ['buying-in-scotland', 'scotland', 'first-time', 300_000],
  ['buying-in-wales', 'wales', 'home-mover', 450_000],
  ['buying-in-wales', 'wales', 'additional', 300_000],
]

describe('worked examples agree with the calculators', () => {
  it.each(purchases)('%s states the tax of %s for a %s buyer at £%i', (slug, nation, buyer, price) => {
    expect(readArticleText(slug)).toContain(
      formatPounds(
        computePurchaseTax(nation, { price, buyer, isNonResident: false, isCommercial: false }).total,
      ),
    )
  })

  it.each([650, 950, 1_200, 1_500])(
    'the article states the holding deposit at £%i a month (Tenant Fees Act 2019)',
    (rent) => {
      expect(readArticleText('holding-deposits-explained')).toContain(
        formatPence(getHoldingDepositCap('england', rent)!),
      )
    },
  )

  it.each([800, 1_200, 2_000, 4_500])('the fees page states both deposits at £%i a month', (rent) => {
    const fees = plainText(pageHtml.find(([name]) => name === 'fees')![1])
    expect(fees).toContain(formatPence(getHoldingDepositCap('england', rent)!))
    expect(fees, 'the cap of the deposit in whole pounds').toContain(
      `${formatPounds(getDepositCap('england', rent).pounds!)}.`,
    )
  })
})
