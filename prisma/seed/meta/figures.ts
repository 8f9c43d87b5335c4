import { brand, fees, PRODUCT_SLUG } from '../../../lib/config/brand'
import { routes } from '../../../lib/config/routes'
import type { SiteMetaRow } from '../rows'

/** Numbers and the notice at the top of every page. */
export const figures: readonly SiteMetaRow[] = [
  { attr: 'ld_json_ratingValue_reviewCount', val: JSON.stringify({ ratingValue: '4.7', reviewCount: '1204' }) },
  { attr: `${PRODUCT_SLUG}_flat_commission_rate`, val: String(fees.sellPayNow / 100) },
  {
    attr: 'header_top',
    val: `<p><strong>Renting in England?</strong> Fixed terms and rent bidding have ended. <a href="${routes.faqLettings}">What changed on 1 May 2026</a></p>`,
  },
  {
    attr: 'emoovlocal-essex',
    val: `<p>Our Essex team works from Chelmsford and covers the county from Harwich to Harlow. One person values the home, photographs it, hosts every viewing and stays with the sale until the keys change hands.</p>
<p>The fee is £1,795 including VAT, whatever the price of the home. A letting starts from £595. There is no charge for the valuation, and no obligation after it.</p>
<p>Would you rather show the home yourself? ${brand.name} online costs less: see <a href="${routes.sell}">how to sell</a>.</p>`,
  },
]
