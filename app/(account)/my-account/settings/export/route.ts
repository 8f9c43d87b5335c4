import { exportFileName } from '@/components/account/export-file-name'
import type { Refusal } from '@/lib/contract/call'
import { getOwnData } from '@/lib/queries/account'
import { requireUser } from '@/lib/session/current-user'

const PRIVATE_HEADERS = { 'cache-control': 'private, no-store' }

/** Answers 429 with Retry-After for a rate limit. Any other refusal means a closed account, and answers 404. */
function toRefusalResponse({ message, retryAfter }: Refusal): Response {
  const headers = { ...PRIVATE_HEADERS, 'content-type': 'text/plain; charset=utf-8' }
  if (retryAfter === undefined) return new Response(message, { status: 404, headers })
  return new Response(message, {
    status: 429,
    headers: { ...headers, 'retry-after': String(Math.ceil(retryAfter)) },
  })
}

/** Sends the user's data as JSON, for browsers without JavaScript. In an outage Next shows the error page. */
export async function GET(): Promise<Response> {
  const { id } = await requireUser()
  const reply = await getOwnData(id)
  if (!reply.ok) return toRefusalResponse(reply)
  return new Response(JSON.stringify(reply.data, null, 2), {
    headers: {
      ...PRIVATE_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${exportFileName(new Date())}"`,
    },
  })
}
