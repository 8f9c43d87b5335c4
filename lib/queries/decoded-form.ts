import 'server-only'
import { noteDecodedForm as noteInRender } from '../cache/render-notes'

/** A server action calls this first: what fails from then on is our fault, and not that of a malformed post. */
export const noteDecodedForm = (): void => noteInRender()
