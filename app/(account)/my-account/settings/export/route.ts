import { exportFileName } from '@/components/account/export-file-name'
import { getOwnData } from '@/lib/queries/account'
import { requireUser } from '@/lib/session/current-user'

/** Sends a user's data as a file, for pages without JavaScript. In an outage it throws, which shows the error page. */
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
      'content-disposition': `attachment; filename="${exportFileName(new Date())}"`,
      'cache-control': 'private, no-store',
    },
  })
}
