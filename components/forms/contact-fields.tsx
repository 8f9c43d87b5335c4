import type { ComponentProps } from 'react'
import { TextField } from './fields'

type ContactFieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string }

/** Limit of RFC 5321. */
const MAX_EMAIL_LENGTH = 254

export function NameField({ label = 'Name', ...props }: ContactFieldProps) {
  return <TextField {...props} label={label} autoComplete="name" maxLength={200} />
}

/** In a login form the address is the username, so that password managers recognise it. */
export function EmailField({ label = 'Email address', autoComplete = 'email', ...props }: ContactFieldProps) {
  return (
    <TextField
      {...props}
      label={label}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={MAX_EMAIL_LENGTH}
    />
  )
}
