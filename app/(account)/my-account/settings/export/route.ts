import { exportName } from '@/components/account/export-name'
import { isOutage } from '@/lib/errors'
import { getOwnData } from '@/lib/queries/account'
import { requireUser } from '@/lib/session/current-user'

const plain = (words: string, status: number, headers: Record<string, string> = {}) => new Response(words, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers } })

/** Everything we keep about somebody, as a file; for the link of the settings where no script runs. */
export async function GET(): Promise<Response> {
  try {
    const { id } = await requireUser()
    const reply = await getOwnData(id)
    if (!reply.ok) return plain(reply.message, 409)
    return new Response(JSON.stringify(reply.data, null, 2), {
      headers: { 'content-type': 'application/json; charset=utf-8', 'content-disposition': `attachment; filename="${exportName(new Date())}"`, 'cache-control': 'private, no-store' },
    })
  } catch (error) {
    if (isOutage(error)) return plain('Your data cannot be reached at the moment. Please try again in a minute.', 503, { 'retry-after': '60' })
    throw error
  }
}
