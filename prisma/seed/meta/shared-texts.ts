import { routes } from '../../../lib/config/routes'
import type { SiteMetaRow } from '../rows'
import { essexIntro } from './essex-intro'

/**
 * The review summary, the notice at the top of every page, and the introduction of the local page. The key of the last
 * begins with 'emoovlocal-', whatever the product slug is (D-01).
 */
export const sharedTexts: readonly SiteMetaRow[] = [
  {
    attr: 'ld_json_ratingValue_reviewCount',
    val: JSON.stringify({ ratingValue: '4.7', reviewCount: '1204', asOf: '2026-11-02', sample: true }),
  },
  {
    attr: 'header_top',
    val: `<p><strong>Renting in England?</strong> <a href="${routes.faqLettings}">What changed on 1 May 2026</a></p>`,
  },
  { attr: 'emoovlocal-essex', val: essexIntro },
]
