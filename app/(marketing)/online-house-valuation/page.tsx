import type { Metadata } from 'next'
import {
  createEstimateQuery,
  readEstimateRequest,
  type SearchParams,
} from '@/components/contact/estimate-request'
import { EstimateSection } from '@/components/contact/estimate-section'
import { onlineValuation } from '@/components/services/text/online-valuation'
import { ValuationSites } from '@/components/services/valuation-sites'
import { ExternalButton } from '@/components/ui/external-button'
import { PageTrail } from '@/components/shell/page-trail'
import { RichText, RichTextSections } from '@/components/ui/rich-text'
import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/lib/config/routes'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { localContactHref } from '@/lib/queries/public-settings'
import { getPageMeta } from '@/lib/queries/site-meta'
import { getValuationUrl } from '@/lib/queries/valuations'

interface Props {
  searchParams: Promise<SearchParams>
}

export const generateMetadata = async (): Promise<Metadata> =>
  createPageMetadata({ meta: await getPageMeta('online-house-valuation'), path: routes.valuation })

/** Online house valuation (STATIC-34): our own estimate, and an outside tool where one is set up. */
export default async function OnlineHouseValuationPage({ searchParams }: Props) {
  const request = readEstimateRequest(await searchParams)
  const visitPath = localContactHref()
  const toolUrl = getValuationUrl()
  return (
    <>
      <PageTrail trail={[{ name: 'Online House Valuation' }]} />
      <div className="wrap-page grid gap-6 pb-10 pt-2 desktop:grid-cols-[1fr_1.1fr] desktop:grid-rows-[auto_1fr] desktop:items-start desktop:gap-x-12">
        <div className="grid gap-4">
          <h1>Online House Valuation</h1>
          <div className="max-w-[58ch] text-lg">
            <RichText html={onlineValuation.intro} />
          </div>
        </div>
        <div className="desktop:row-span-2">
          <EstimateSection path={routes.valuation} request={request} />
        </div>
        <div className="flex flex-wrap content-start gap-3">
          {toolUrl ? (
            <ExternalButton href={toolUrl} size="large">
              Free online valuation
            </ExternalButton>
          ) : null}
          <ButtonLink
            href={request ? `${visitPath}?${createEstimateQuery(request)}` : visitPath}
            size="large"
            variant="secondary"
          >
            Ask for a visit in Essex
          </ButtonLink>
          {/* A picture element, in which lint permits a plain img: the file has the width that is shown. */}
          <picture className="hidden w-full desktop:block">
            <img
              src="/pages/valuation-640.avif"
              alt=""
              width={640}
              height={427}
              loading="lazy"
              className="mt-3 aspect-[2/1] w-full rounded-lg bg-sunken object-cover"
            />
          </picture>
        </div>
      </div>
      <ValuationSites />
      <div className="wrap-page py-12">
        <RichTextSections sections={onlineValuation.sections} columns={2} />
      </div>
    </>
  )
}
