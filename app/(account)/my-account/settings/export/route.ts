import { exportName } from '@/components/account/export-name'
import { getOwnData } from '@/lib/queries/account'
import { requireUser } from '@/lib/session/current-user'

/**
 * A user's data as a file, for the link on the settings page without JavaScript. An outage throws,
 * and the server answers with its error page.
 */
export async function GET(): Promise<Response> {
  const { id } = await requireUser()
  const reply = await getOwnData(id)
  if (!reply.ok)
    return new Response(reply.message, {
      status: 409,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
    })
  return new Response(JSON.stringify(reply.data, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${exportName(new Date())}"`,
      'cache-control': 'private, no-store',
    },
  })
}
