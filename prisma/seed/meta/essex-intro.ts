import { priceTexts } from '../../../lib/config/price-texts'

/** HTML of the meta value `emoovlocal-essex` (D-114). */
export const essexIntro = `<p>Essex is several property markets under one name. Along the Great Eastern line, Brentwood, Chelmsford and Witham are priced by the minute to Liverpool Street. On the estuary, Southend and Canvey trade on space and sea air. Harlow and Basildon are new towns with generous rooms. In the north, Saffron Walden and Halstead have timber frames, listed fronts and buyers who have waited years for one.</p>
<p>That is why homes are valued by people who work among them. The fee does not vary: ${priceTexts.localSale} including VAT to sell, from ${priceTexts.localLetFrom} to let.</p>`
