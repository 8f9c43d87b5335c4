'use client'

import { useState, type ComponentProps, type ReactNode } from 'react'
import { Field, Input } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { getAriaProps } from './fields'

/** There is no `maxLength`: browsers would silently cut off a long password, which managers store whole. */
type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'id' | 'maxLength'> & {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ id, label, hint, error, ...input }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <span className="relative block">
        <Input
          {...getAriaProps({ id, hint, error })}
          type={isVisible ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="pr-13"
          {...input}
        />
        <button
          type="button"
          onClick={() => setVisible(!isVisible)}
          aria-pressed={isVisible}
          aria-controls={id}
          className="absolute top-0 right-0 flex h-full w-12 items-center justify-center rounded-sm text-muted hover:text-ink noscript:hidden"
        >
          <Icon name={isVisible ? 'eye-off' : 'eye'} className="size-5" />
          <span className="sr-only">Show password</span>
        </button>
      </span>
    </Field>
  )
}
