import { env } from '../../../lib/config/env'
import { toPageHtml, toFaqHtml } from '../../../lib/config/page-text'
import { lettingsFaqIntro, lettingsQuestions } from '../content/pages/faq-lettings'
import { salesFaqIntro, salesQuestions } from '../content/pages/faq-sales'
import { lettingsServiceAgreement } from '../content/pages/lettings-service-agreement'
import { serviceAgreement } from '../content/pages/service-agreement'
import { termsAndConditions } from '../content/pages/terms'
import type { SiteMetaRow } from '../rows'
import { estateAgents } from './estate-agents'
import { sharedTexts } from './shared-texts'
import { heads } from './heads'
import { loginIntros } from './login-intros'
import { letSearches } from './places-let'
import { saleSearches } from './places-sale'
import { createProductMeta } from './product'
import { createThankYouMessages } from './thank-you'

/**
 * Creates the site meta of the demonstration: a value for every key that a page reads (META-01 … META-17, D-94), and
 * the pages of each local authority (EA-01).
 * @param product the product slug, which some keys contain (D-01)
 */
export function createSiteMeta(product = env().PRODUCT_SLUG): SiteMetaRow[] {
  return [
    ...heads,
    ...sharedTexts,
    ...loginIntros,
    ...createProductMeta(product),
    ...createThankYouMessages(product),
    ...saleSearches,
    ...letSearches,
    ...estateAgents,
    { attr: 'frequently-asked-questions-contents', val: toFaqHtml(salesFaqIntro, salesQuestions) },
    {
      attr: 'frequently-asked-questions-lettings-contents',
      val: toFaqHtml(lettingsFaqIntro, lettingsQuestions),
    },
    { attr: 'terms-and-conditions-contents', val: toPageHtml(termsAndConditions) },
    { attr: 'service-agreement-contents', val: toPageHtml(serviceAgreement) },
    { attr: 'lettings-service-agreement-contents', val: toPageHtml(lettingsServiceAgreement) },
  ]
}
