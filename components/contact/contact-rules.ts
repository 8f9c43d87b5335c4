import { zodResolver } from '@hookform/resolvers/zod'
import { contactForm } from '@/lib/contract/enquiry-rules'

/** The rules of the contact form, for its view; loaded when the form first needs them. */
export const contactResolver = zodResolver(contactForm)
