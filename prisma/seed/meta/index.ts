import type { SiteMetaRow } from '../rows'
import { estateAgents } from './estate-agents'
import { lettingsQuestions } from './faq-lettings'
import { salesQuestions } from './faq-sales'
import { figures } from './figures'
import { heads } from './heads'
import { loginIntros } from './login-intros'
import { letSearches } from './places-let'
import { saleSearches } from './places-sale'
import { lettingsAgreement, salesAgreement } from './service-agreements'
import { terms } from './terms'

/** Site meta of the demonstration: every key of pages.md part 3, and the regional pages that are linked everywhere. */
export function siteMeta(): SiteMetaRow[] {
  return [
    ...heads, ...figures, ...loginIntros, ...saleSearches, ...letSearches, ...estateAgents,
    { attr: 'frequently-asked-questions-contents', val: salesQuestions },
    { attr: 'frequently-asked-questions-lettings-contents', val: lettingsQuestions },
    { attr: 'terms-and-conditions-contents', val: terms },
    { attr: 'service-agreement-contents', val: salesAgreement },
    { attr: 'lettings-service-agreement-contents', val: lettingsAgreement },
  ]
}
