import 'server-only'
import { headers } from 'next/headers'

/** Returns the nonce of the page's inline scripts from its Content Security Policy; undefined without a policy. */
export async function getNonce(): Promise<string | undefined> {
  const policy = (await headers()).get('content-security-policy') ?? ''
  return /'nonce-([\w+/=-]+)'/.exec(policy)?.[1]
}
