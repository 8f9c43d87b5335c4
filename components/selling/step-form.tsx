'use client'

import type { ComponentProps, ReactNode } from 'react'
import { CheckboxField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { RestoredNote } from '@/components/forms/restored-note'
import { SendButton } from '@/components/forms/send-button'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'

interface StepFormProps {
  formProps: ComponentProps<'form'>
  problems: ComponentProps<typeof FormProblems>
  hiddenFields: ReactNode
  isSending: boolean
  isRestored: boolean
  /** The checkbox by which the user overwrites changes of another tab. It appears after a refused save. */
  takeOver: Omit<ComponentProps<typeof CheckboxField>, 'label'>
  /** The page of the step, which shows the changes of the other tab. */
  href: string
  isLive: boolean
  children: ReactNode
}

/** The frame of a step's form. It asks before it overwrites changes of another tab. */
export function StepForm({
  formProps,
  problems,
  hiddenFields,
  isSending,
  isRestored,
  takeOver,
  href,
  isLive,
  children,
}: StepFormProps) {
  return (
    <form {...formProps} className="grid max-w-2xl gap-5">
      <FormProblems {...problems} />
      {isRestored ? <RestoredNote action="save" /> : null}
      {takeOver.error ? (
        <div className="grid gap-3 rounded-md border-l-4 border-note bg-note-soft p-4">
          <CheckboxField {...takeOver} label="Save what I typed here all the same" />
          <p>
            Or{' '}
            <a href={href} className="font-semibold underline">
              see what was saved meanwhile
            </a>
            ; what you typed here is then dropped.
          </p>
        </div>
      ) : null}
      {children}
      <div className="flex flex-wrap items-center gap-4">
        <SendButton label={isLive ? 'Save' : 'Save and continue'} isSending={isSending} />
        <InternalLink href={routes.account} prefetch={false} className="underline">
          Leave it for later
        </InternalLink>
      </div>
      {hiddenFields}
    </form>
  )
}
