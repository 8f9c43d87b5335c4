/** The errors of API responses. Clients get `message`; `isLogged` says whether the operator's log gets it. */
export const errors = {
  invalid_request: { status: 400, message: 'Invalid request', isLogged: false },
  invalid_api_key: { status: 401, message: 'Invalid API key', isLogged: false },
  invalid_token: { status: 401, message: 'Invalid user token', isLogged: false },
  cross_site: { status: 403, message: 'Request not allowed from another site', isLogged: false },
  not_found: { status: 404, message: 'Not found', isLogged: false },
  method_not_allowed: { status: 405, message: 'Method not allowed', isLogged: false },
  too_large: { status: 413, message: 'Request too large', isLogged: false },
  unsupported_media: { status: 415, message: 'Send JSON', isLogged: false },
  too_many: { status: 429, message: 'Too many attempts. Please try again later.', isLogged: false },
  internal: { status: 500, message: 'Internal error', isLogged: true },
  outage: {
    status: 503,
    message: 'The service is not available at the moment. Please try again shortly.',
    isLogged: true,
  },
} as const

export type ErrorCode = keyof typeof errors

/** An error with a code of the table above. The detail is for the log and never sent to clients. */
export class AgencyError extends Error {
  override name = 'AgencyError'
  constructor(
    readonly code: ErrorCode,
    readonly detail = '',
    options?: ErrorOptions,
  ) {
    super(detail ? `${errors[code].message}: ${detail}` : errors[code].message, options)
    // Next.js passes only the digest on, by which error.tsx and the server recognise an outage.
    if (code === 'outage') this.digest = OUTAGE_DIGEST
  }
  digest?: string
}

export const OUTAGE_DIGEST = 'AGENCY_OUTAGE'

/** Whether an error is an outage. Compares the digest, because each bundle has its own copy of the class. */
export function isOutage(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && (error as { digest?: unknown }).digest === OUTAGE_DIGEST
  )
}

export const isInvalidToken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && (error as { code?: unknown }).code === 'invalid_token'

/** Creates the error for an agency or database that cannot be reached. It is never cached or shown as "not found". */
export function outage(detail: string, cause?: unknown): AgencyError {
  return new AgencyError('outage', detail, cause === undefined ? undefined : { cause })
}
