import type { Metadata } from 'next'
import { thankYouSubscriber } from '@/components/company/text/thank-you-subscriber'
import { PageHero } from '@/components/ui/page-hero'
import { PageTrail } from '@/components/shell/page-trail'
import { RichTextSections } from '@/components/ui/rich-text'
import { routes } from '@/lib/config/routes'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getPageMeta } from '@/lib/queries/site-meta'

export const generateMetadata = async (): Promise<Metadata> =>
  createPageMetadata({ meta: await getPageMeta('thank-you-subscriber'), path: routes.thankYouSubscriber })

/** The page after a newsletter subscription (STATIC-37, NEWSL-04). Its metadata's key is the path. */
export default function ThankYouSubscriberPage() {
  return (
    <>
      <PageTrail trail={[{ name: 'Thank you for subscribing' }]} />
      <PageHero title="Thank you for subscribing">
        <p>You are on the list for our newsletter.</p>
      </PageHero>
      <div className="wrap-page pb-12">
        <RichTextSections sections={thankYouSubscriber.sections} columns={2} />
      </div>
    </>
  )
}
