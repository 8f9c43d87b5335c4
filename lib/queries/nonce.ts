import 'server-only'
import { headers } from 'next/headers'

/** The nonce of this render's inline scripts (set by lib/server/render); undefined where no policy is set. */
export async function getNonce(): Promise<string | undefined> {
  return /'nonce-([\w+/=-]+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1]
}
