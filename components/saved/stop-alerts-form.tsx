'use client'

import { stopAlertsForm } from '@/components/forms/definitions/saved-searches'
import { MailedLinkForm } from '@/components/forms/mailed-link-form'

export const StopAlertsForm = ({ alertKey }: { alertKey: string }) => (
  <MailedLinkForm definition={stopAlertsForm} linkKey={alertKey} label="Stop the emails" />
)
