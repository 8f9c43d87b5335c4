import type { Metadata } from 'next'
import {
  referralIntro,
  referralQuestions,
  referralSteps,
  referralTestimonial,
} from '@/components/services/text/refer-a-friend'
import { ExternalButton } from '@/components/ui/external-button'
import { NumberedSteps } from '@/components/ui/numbered-steps'
import { PageHero } from '@/components/ui/page-hero'
import { PageTrail } from '@/components/shell/page-trail'
import { QuestionList } from '@/components/ui/question-list'
import { RichText } from '@/components/ui/rich-text'
import { Testimonial } from '@/components/ui/testimonial'
import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getPageMeta } from '@/lib/queries/site-meta'

export const generateMetadata = async (): Promise<Metadata> =>
  createPageMetadata({ meta: await getPageMeta('refer-a-friend'), path: routes.refer })

const referButton = (
  <ExternalButton href={brand.links.referral} size="large">
    Refer a friend
  </ExternalButton>
)

/** Refer a friend (STATIC-21 … STATIC-25). The external programme takes the details, so there is no form. */
export default function ReferAFriendPage() {
  return (
    <>
      <PageTrail trail={[{ name: 'Refer a Friend' }]} />
      <PageHero title="Refer a Friend" picture="refer" actions={referButton}>
        <RichText html={referralIntro} />
      </PageHero>
      <section aria-labelledby="referral-steps" className="border-y border-line bg-surface">
        <div className="wrap-page grid gap-6 py-12">
          <h2 id="referral-steps">How it works</h2>
          <NumberedSteps steps={referralSteps} columns={3} />
        </div>
      </section>
      <div className="wrap-page grid gap-10 py-12 desktop:grid-cols-[minmax(0,1fr)_22rem] desktop:gap-16">
        <section aria-labelledby="referral-terms" className="grid content-start gap-5">
          <h2 id="referral-terms">Terms, in questions</h2>
          <QuestionList questions={referralQuestions} />
        </section>
        <div className="self-start">
          <Testimonial {...referralTestimonial} />
        </div>
      </div>
    </>
  )
}
