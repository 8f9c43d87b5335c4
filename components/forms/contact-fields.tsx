import type { ComponentProps } from 'react'
import { TextField } from './fields'

type ContactFieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & {
  label?: string
}

/* The limits of the schemas in lib/contract. They are repeated here, because a page loads a schema only when needed. */
const MAX_FULL_NAME_CHARACTERS = 200
const MAX_FIRST_OR_LAST_NAME_CHARACTERS = 100
export const MAX_PHONE_CHARACTERS = 40
/** The limit of RFC 5321. */
const MAX_EMAIL_CHARACTERS = 254

export function NameField({ label = 'Name', ...props }: ContactFieldProps) {
  return <TextField {...props} label={label} autoComplete="name" maxLength={MAX_FULL_NAME_CHARACTERS} />
}

export const FirstNameField = ({ label = 'First name', ...props }: ContactFieldProps) => (
  <TextField
    {...props}
    label={label}
    autoComplete="given-name"
    maxLength={MAX_FIRST_OR_LAST_NAME_CHARACTERS}
  />
)

export const LastNameField = ({ label = 'Last name', ...props }: ContactFieldProps) => (
  <TextField
    {...props}
    label={label}
    autoComplete="family-name"
    maxLength={MAX_FIRST_OR_LAST_NAME_CHARACTERS}
  />
)

/** A login form passes the `autoComplete` 'username', so that password managers recognise the address. */
export function EmailField({ label = 'Email address', autoComplete = 'email', ...props }: ContactFieldProps) {
  return (
    <TextField
      {...props}
      label={label}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={MAX_EMAIL_CHARACTERS}
    />
  )
}

/** The hint has non-breaking spaces (U+00A0), so that a number stays on one line. */
const UK_PHONE_HINT = 'A UK number, such as 07700\u00a0900123 or +44\u00a07700\u00a0900123'

export function UkPhoneField({ label, ...props }: ContactFieldProps) {
  return (
    <TextField
      {...props}
      label={label}
      hint={UK_PHONE_HINT}
      type="tel"
      autoComplete="tel"
      maxLength={MAX_PHONE_CHARACTERS}
    />
  )
}
