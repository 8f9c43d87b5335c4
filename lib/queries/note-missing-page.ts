import 'server-only'
import { noteMissing } from '../cache/render-notes'

/**
 * Makes the server send the current page with the status 404, though it has content of its own (D-91). Pages may not
 * import lib/cache, so this function stands between.
 */
export const noteMissingPage = (): void => noteMissing()
