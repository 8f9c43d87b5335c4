import { createHomeRoute } from '@/components/selling/create-step-routes'

/** Redirects the owner to the first step that is still to do. */
export default createHomeRoute('let')
