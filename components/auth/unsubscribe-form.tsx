'use client'

import { unsubscribeForm } from '@/components/forms/definitions/newsletter'
import { MailedLinkForm } from '@/components/forms/mailed-link-form'

export const UnsubscribeForm = ({ unsubscribeKey }: { unsubscribeKey: string }) => (
  <MailedLinkForm definition={unsubscribeForm} linkKey={unsubscribeKey} label="Unsubscribe" />
)
