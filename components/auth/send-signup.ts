'use server'

import type { PlainForm } from '@/components/forms/plain-form'
import { postPlain } from '@/components/forms/post-plain'
import { accountForm } from '@/lib/contract/account-rules'
import { signUpByForm } from '@/lib/queries/access'
import { signupOf } from './auth-calls'
import { words } from './words'

const names = ['title', 'first_name', 'last_name', 'email', 'mobile', 'buying_position']

/** A full account, asked for without JavaScript; Next refuses posts of other sites. */
export async function sendSignup(_before: PlainForm, form: FormData): Promise<PlainForm> {
  return postPlain(
    form,
    { names, ticks: ['newsletter', 'isAgreeTermsCondition'], secrets: ['password', 'confirm_password'] },
    accountForm,
    (valid) =>
      signUpByForm(
        { ...signupOf(valid), email: valid.email, password: valid.password },
        { refused: words.accountSignup.refused, loginRefused: words.automaticLogin.refused },
      ),
  )
}
