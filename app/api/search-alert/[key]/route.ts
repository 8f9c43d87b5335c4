import { redirectToStopPage, stopAlertsByPost } from '@/lib/http/search-alert-route'

type RouteContext = { params: Promise<{ key: string }> }

/** Stops the emails at once, for the unsubscribe button of a mail program (RFC 8058). */
export const POST = async (_request: Request, { params }: RouteContext): Promise<Response> =>
  stopAlertsByPost((await params).key)

/** Redirects a browser to the page that asks first, because mail programs open links in advance. */
export const GET = async (_request: Request, { params }: RouteContext): Promise<Response> =>
  redirectToStopPage((await params).key)
