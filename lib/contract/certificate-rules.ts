import './zod-without-eval'
import * as z from 'zod'
import { certificateStates, isPlausibleValidUntil, lettingCertificates } from '../domain/letting-certificate'
import { londonDay } from '../format/london-clock'
import { idSchema } from './call'
import { certificateMessages as messages } from './certificate-messages'

/** A certificate of a home to let, which is either valid until a day or not needed. */
export const certificateFormSchema = z
  .object({
    /** The listing's id. */
    id: idSchema,
    certificate: z.enum(lettingCertificates, { error: messages.certificate }),
    state: z.enum(certificateStates, { error: messages.state }),
    /** YYYY-MM-DD; ignored for a certificate that is not needed. */
    day: z.union([z.literal(''), z.iso.date({ error: messages.day })], { error: messages.day }).default(''),
  })
  .check(({ value: { certificate, state, day }, issues }) => {
    if (state === 'not_needed') return
    const addIssue = (message: string) => issues.push({ code: 'custom', message, path: ['day'], input: day })
    if (day === '') addIssue(messages.day)
    else if (!isPlausibleValidUntil(certificate, day, londonDay(new Date()))) addIssue(messages.tooFar)
  })
