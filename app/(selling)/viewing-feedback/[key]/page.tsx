import type { Metadata } from 'next'
import { NarrowPage } from '@/components/auth/narrow-page'
import { FeedbackForm } from '@/components/viewings/feedback-form'
import { routes } from '@/lib/config/routes'
import { fromWireKind } from '@/lib/contract/wire-kind'
import { feedbackChoices } from '@/lib/domain/viewing'
import { formatLongDate } from '@/lib/format/dates'
import { decodeSegment } from '@/lib/format/decode-segment'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getFeedbackRequest } from '@/lib/queries/viewings'

interface Props {
  params: Promise<{ key: string }>
  searchParams: Promise<{ answer?: string | string[] }>
}

const TITLE = 'What did you think of it?'

/** Uses the URL of the home page in the metadata, so that sharing the page does not reveal the key. */
export const generateMetadata = (): Metadata =>
  createPageMetadata({
    meta: { page_title: TITLE, meta_description: '', meta_image: '' },
    path: routes.home,
    canonical: null,
    noindex: true,
  })

/** The page for the links in the mail that asks for feedback on the day after a viewing. */
export default async function ViewingFeedbackPage({ params, searchParams }: Props) {
  const key = decodeSegment((await params).key)
  const request = await getFeedbackRequest(key)
  const { answer } = await searchParams
  if (!request)
    return (
      <NarrowPage title={TITLE}>
        <p className="text-lg font-semibold">This link is too old, or was not copied whole.</p>
      </NarrowPage>
    )
  return (
    <NarrowPage
      title={TITLE}
      intro={`You viewed ${request.portal_address} on ${formatLongDate(request.starts_at)}.`}
    >
      <FeedbackForm
        linkKey={key}
        kind={fromWireKind(request.kind)}
        choice={feedbackChoices.find((choice) => choice === answer)}
        isOpen={request.is_open}
      />
    </NarrowPage>
  )
}
