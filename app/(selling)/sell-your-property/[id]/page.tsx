import { createHomeRoute } from '@/components/selling/create-step-routes'

/** Leads to the step at which the owner goes on. */
export default createHomeRoute('sale')
