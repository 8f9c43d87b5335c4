import type { ListingKind } from '@/lib/domain/listing-kind'
import { getValueEstimate } from '@/lib/queries/valuations'
import { EstimateForm } from './estimate-form'
import type { EstimateRequest } from './estimate-request'
import { EstimateResult } from './estimate-result'

interface EstimateSectionProps {
  /** The page that shows the estimate. */
  path: string
  request: EstimateRequest | null
  /** The kind that is selected while there is no request. */
  kind?: ListingKind
}

/** Shows the agency's own estimate of an asking price. It asks for no personal details. */
export async function EstimateSection({ path, request, kind }: EstimateSectionProps) {
  const estimate = request
    ? await getValueEstimate({
        kind: request.kind,
        location: request.place,
        type: request.type,
        bedrooms: request.bedrooms,
      })
    : null
  return (
    <section
      id="estimate"
      aria-labelledby="estimate-heading"
      className="scroll-mt-6 rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-7"
    >
      <h2 id="estimate-heading" className="text-xl">
        Our own estimate, at once
      </h2>
      <p className="mt-1 mb-4 text-muted">
        From our own listings. We ask for no name and no telephone number.
      </p>
      {request ? (
        <div className="mb-5 rounded-md bg-accent-soft p-4">
          {estimate ? (
            <EstimateResult request={request} estimate={estimate} />
          ) : (
            <p role="status">
              <strong>We cannot make an estimate at the moment.</strong> A visit tells you more, and is free.
            </p>
          )}
        </div>
      ) : null}
      <EstimateForm path={path} request={request} kind={kind} />
    </section>
  )
}
