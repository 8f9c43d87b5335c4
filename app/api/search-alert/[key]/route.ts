import { redirectToStopPage, stopAlertsByPost } from '@/lib/http/search-alert-route'

type RouteContext = { params: Promise<{ key: string }> }

export const POST = async (_request: Request, { params }: RouteContext): Promise<Response> =>
  stopAlertsByPost((await params).key)

export const GET = async (_request: Request, { params }: RouteContext): Promise<Response> =>
  redirectToStopPage((await params).key)
