import 'server-only'
import { noteDecodedForm as noteDecodedFormInRender } from '../cache/render-notes'

/**
 * Notes that a post could be decoded, so that later failures are errors of the server. Server actions call this first.
 */
export const noteDecodedForm = (): void => noteDecodedFormInRender()
