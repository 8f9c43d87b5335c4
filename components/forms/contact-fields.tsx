import type { ComponentProps } from 'react'
import { TextField } from './fields'

type ContactFieldProps = Omit<ComponentProps<typeof TextField>, 'label'>

/** Limit of RFC 5321. */
const MAX_EMAIL_LENGTH = 254

export function NameField(props: ContactFieldProps) {
  return <TextField {...props} label="Name" autoComplete="name" maxLength={200} />
}

/** In a login form the address is the username, so that password managers recognise it. */
export function EmailField({ autoComplete = 'email', ...props }: ContactFieldProps) {
  return (
    <TextField
      {...props}
      label="Email address"
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={MAX_EMAIL_LENGTH}
    />
  )
}
