import 'server-only'
import { noteDecodedForm as noteDecodedFormInRender } from '../cache/render-notes'

/**
 * Notes that a post could be decoded, so that a later failure counts as an error of the server. Each server action calls
 * this first. Pages may not import lib/cache, so this function stands between.
 */
export const noteDecodedForm = (): void => noteDecodedFormInRender()
