'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { isForm, noForm, type PlainForm } from '@/components/forms/plain-form'
import { postPlain } from '@/components/forms/post-plain'
import { routes } from '@/lib/config/routes'
import { id } from '@/lib/contract/call'
import { asOwner } from '@/lib/queries/account-changes'
import { clearSessionCookie } from '@/lib/session/set-session-cookie'
import { told } from './told'

const which = z.object({
  session: z.union(
    [
      z.literal('all').transform(() => ({})),
      z.literal('others').transform(() => ({ others: true })),
      id.transform((one) => ({ session_id: one })),
    ],
    { error: 'Session not found' },
  ),
})

/**
 * Ends one session, all others, or all, posted without JavaScript: `session` is the id of one, or
 * 'others' or 'all'. After all of them the person is a visitor.
 */
export async function endSessions(_before: PlainForm, form: FormData): Promise<PlainForm> {
  if (!isForm(form)) return noForm
  const send = ({ session }: z.output<typeof which>) =>
    asOwner((agency, userId, caller) => agency.endSessions({ ...session, user_id: userId }, caller))
  const result = told(await postPlain(form, { names: ['session'] }, which, send), {
    done: 'Logged out there.',
  })
  if (form.get('session') !== 'all' || !result.outcome?.ok) return result
  await clearSessionCookie()
  redirect(routes.login)
}
